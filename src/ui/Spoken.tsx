import { useShell } from './shell';

/** A text that is displayed one way, its accidentals written as the user prefers, and spoken another. */
export function Spoken({ text, spoken }: { text: string; spoken: string }) {
  const { withSigns } = useShell();
  if (text === spoken) return text;
  return (
    <>
      <span aria-hidden="true">{withSigns(text)}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
