import { useShell } from './shell';

/** A text with its accidentals written as the user prefers and, if it differs, another that is spoken in its place. */
export function Spoken({ text, spoken = text }: { text: string; spoken?: string | undefined }) {
  const shown = useShell().withSigns(text);
  if (text === spoken) return shown;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
