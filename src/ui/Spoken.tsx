/** A text that is displayed one way and spoken another. */
export function Spoken({ drawn, words }: { drawn: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{drawn}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
