const SHAPES = {
  '✅': { ground: 'var(--good)', ink: 'var(--accent-ink)', path: 'M5 12.5l4.5 4.5L19 7' },
  '❌': { ground: 'none', ink: 'var(--bad)', path: 'M5 5l14 14M19 5L5 19' },
} as const;

/** A sign that is drawn the same everywhere: fonts for it may be missing. */
export type GlyphSign = keyof typeof SHAPES;

/**
 * Whether a sign is one that is drawn.
 *
 * @example isGlyph('✅') // true
 */
export const isGlyph = (sign: string): sign is GlyphSign => sign in SHAPES;

/** A sign as a drawing, with its character as hidden text. */
export function Glyph({ sign }: { readonly sign: GlyphSign }) {
  const { ground, ink, path } = SHAPES[sign];
  return (
    <>
      <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true">
        <rect x="1" y="1" width="22" height="22" rx="4" fill={ground} />
        <path
          d={path}
          fill="none"
          stroke={ink}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="visually-hidden">{sign}</span>
    </>
  );
}
