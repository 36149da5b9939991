/** A fault that an engine found in the app, and what became of it. */
export interface Mended {
  readonly rule: string;
  readonly found: string;
  readonly mended: string;
  /** The test that keeps it so. */
  readonly test: string;
}

/** What was a fault indeed among what the engines found, and what one saw where they asked for a look. */
export const MENDED: readonly Mended[] = [
  {
    rule: 'IBM aria_content_in_landmark',
    found: 'The link past the header stood before it, in no landmark.',
    mended: 'It is the first thing in the header.',
    test: 'tests/app/pages.test.tsx',
  },
  {
    rule: 'IBM combobox_popup_reference',
    found: 'With nothing found, the palette said that its list was closed, and showed an empty one.',
    mended: 'An empty list is hidden.',
    test: 'tests/app/palette.test.tsx',
  },
  {
    rule: 'IBM element_attribute_deprecated',
    found: 'What matches in the palette was underlined by an element that HTML has given up for it.',
    mended: 'The style sheet underlines it.',
    test: 'a11y/audit.spec.ts',
  },
  {
    rule: 'IBM element_tabbable_role_valid',
    found: 'The neck drawn with characters was a stop of Tab even where nothing of it was out of sight.',
    mended: 'It is one only where it scrolls.',
    test: 'a11y/scales.spec.ts',
  },
  {
    rule: 'IBM input_label_visible',
    found: 'The field of the palette said what it takes to speech only.',
    mended: 'Empty, it shows it.',
    test: 'tests/app/palette.test.tsx',
  },
  {
    rule: 'IBM style_highcontrast_visible',
    found:
      'In forced colours the buttons of highlighted notes were told from the others by the weight of their letters alone.',
    mended: 'They are filled.',
    test: 'a11y/forced.spec.ts',
  },
];
