/** Tips on how to learn something, in the order in which they are of use. */
export interface Tips {
  readonly opening: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly closing: string;
}

/** Tips as the Tips dialog shows them. */
export function TipList({ opening, steps, closing }: Tips) {
  return (
    <>
      <p>{opening}</p>
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      <p>{closing}</p>
    </>
  );
}
