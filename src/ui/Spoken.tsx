/** A text as displayed and, if that has signs that screen readers garble, another as spoken. */
export function Spoken({ text, spoken }: { text: string; spoken: string | undefined }) {
  if (spoken === undefined) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  );
}
