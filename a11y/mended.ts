/** A fault that an engine found in the app, and how it was fixed. */
export interface Mended {
  readonly rule: string;
  readonly found: string;
  readonly mended: string;
  /** The test that keeps it fixed. */
  readonly test: string;
}

/** The real faults: those the engines found, and those we saw where they asked for a review. */
export const MENDED: readonly Mended[] = [
  {
    rule: 'IBM aria_child_valid',
    found:
      'A row of a pattern stayed when none of its cells could be read, and the list of a chord check was there before its first line.',
    mended: 'Neither is there while it is empty.',
    test: 'tests/screens/scales/otherPatterns.test.tsx',
  },
  {
    rule: 'IBM aria_content_in_landmark',
    found: 'The skip link came before the header, outside any landmark.',
    mended: 'It is now the first thing in the header.',
    test: 'tests/app/pages.test.tsx',
  },
  {
    rule: 'IBM combobox_popup_reference',
    found: 'When nothing matched, the palette reported its list as closed but showed an empty one.',
    mended: 'The empty list is hidden.',
    test: 'tests/app/palette.test.tsx',
  },
  {
    rule: 'IBM element_attribute_deprecated',
    found: 'Matches in the palette were underlined with an element that HTML has deprecated for that.',
    mended: 'The style sheet underlines it.',
    test: 'a11y/audit.spec.ts',
  },
  {
    rule: 'IBM element_tabbable_role_valid',
    found: 'The neck drawn with characters was a Tab stop even when all of it was visible.',
    mended: 'It is one only when it scrolls.',
    test: 'a11y/scales.spec.ts',
  },
  {
    rule: 'IBM input_label_visible',
    found: "Only screen readers were told what to type in the palette's field.",
    mended: 'A placeholder shows it.',
    test: 'tests/app/palette.test.tsx',
  },
  {
    rule: 'IBM style_highcontrast_visible',
    found: 'In forced colors the buttons of highlighted notes differed from the others in font weight alone.',
    mended: 'They are filled.',
    test: 'a11y/forced.spec.ts',
  },
];
