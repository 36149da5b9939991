import type { Page } from 'playwright';
import { contrast } from '../tests/ui/tokens.ts';
import { type Finding, ruleOf } from './finding.ts';
import { paintedOf } from './painted.ts';

/** Why a rule doesn't apply here, and what we check instead wherever it fails. */
export interface Answer {
  readonly why: string;
  readonly instead: string;
  readonly holds: (page: Page, place: string) => Promise<boolean>;
}

const ACCIDENTALS: Record<string, string> = {
  '##': 'double sharp',
  '#': 'sharp',
  bb: 'double flat',
  b: 'flat',
};

const NOTE = /(?<![A-Za-z])([A-G])(##?|bb?)?(\d)?(?![a-z#\d])/g;

const inWords = (drawn: string): string =>
  drawn.replaceAll(NOTE, (_, letter: string, accidental = '', octave = '') =>
    [letter, ACCIDENTALS[accidental] ?? '', octave].filter(part => part !== '').join(' '),
  );

const NUMBERS: Record<string, string> = {
  ...{ i: 'one', ii: 'two', iii: 'three', iv: 'four', v: 'five', vi: 'six', vii: 'seven' },
};

const NUMERAL = /^(b?)([iv]+)(maj7|ø7|7)?$/i;

/** A chord of a key in words: `two minor 7` for `ii7`. */
function numeralInWords(drawn: string): string {
  const [, flat, number = '', more] = NUMERAL.exec(drawn) ?? [];
  const isSmall = number !== '' && number === number.toLowerCase();
  const kinds: Record<string, string> = {
    maj7: 'major 7',
    ø7: 'minor 7 flat 5',
    '7': isSmall ? 'minor 7' : '7',
  };
  const kind = more === undefined ? (isSmall ? 'minor' : '') : (kinds[more] ?? '');
  return [flat && 'flat', NUMBERS[number.toLowerCase()] ?? drawn, kind].filter(Boolean).join(' ');
}

/** What a text may be called in words: its notes and, among the types that are ticked, the seventh chord. */
function namesOf(drawn: string): readonly string[] {
  const words = drawn.split(' ');
  const notes = inWords(drawn);
  if (!words.every(word => NUMERAL.test(word))) return [notes, notes.replace(/(?<=, )7$/, 'seven')];
  const numerals = words.map(numeralInWords).join(', ');
  return [notes, numerals, `${numerals}, in a minor key`];
}

/** Pauses are neither drawn nor counted. */
const withoutPauses = (text: string): string => text.replaceAll(/[,:]/g, '');

const namedInWords: Answer = {
  why: 'A note is shown as `Db` but named "D flat", a chord of a key as `ii` but named "two minor", because screen readers garble the signs.',
  instead: 'The name is exactly the visible text, in words.',
  async holds(page, place) {
    const element = page.locator(place);
    const name = await element.getAttribute('aria-label');
    const drawn = ((await element.textContent()) ?? '').trim();
    return name !== null && namesOf(drawn).some(words => withoutPauses(words) === withoutPauses(name));
  },
};

const cellsSayTheirPlaces: Answer = {
  why: 'A neck has no header cells: with them, Orca says each position twice on every move.',
  instead: 'Every cell names its own string and fret, or just its fret on a one-string neck.',
  async holds(page, place) {
    const neck = page.locator(place);
    const strings = await neck.getByRole('row', { includeHidden: true }).count();
    const names = await neck.getByRole('gridcell', { includeHidden: true }).allTextContents();
    const says = strings > 1 ? /\bstring \d, (open|fret \d+)/ : /(^|, )(open|fret \d+)/;
    return names.length > 0 && names.every(name => says.test(name));
  },
};

const heldByTheDialog: Answer = {
  why: 'The page behind an open dialog is hidden from screen readers but still visible.',
  instead: 'If something there gets the focus, the dialog takes it back immediately.',
  holds: (page, place) =>
    page.locator(place).evaluate(beneath => {
      if (beneath instanceof HTMLElement) beneath.focus();
      return document.activeElement?.closest('[role="dialog"]') != null;
    }),
};

const isBeneathADialog = (page: Page, place: string): Promise<boolean> =>
  page
    .locator(place)
    .evaluate(
      element =>
        element.closest('[aria-hidden="true"]') !== null &&
        document.querySelector('[role="dialog"]') !== null,
    );

const hiddenFromScreenReaders: Answer = {
  why: 'The engine finds no text in a label that is hidden from screen readers: along with its control behind an open dialog, or because its control has the same name, which browse mode would read twice.',
  instead: 'The label has text, and its control, where it can be read, has a name of its own.',
  async holds(page, place) {
    const label = page.locator(place);
    const text = ((await label.textContent()) ?? '').trim();
    if (text === '' || (await isBeneathADialog(page, place))) return text !== '';
    const name = (await label.locator('input').getAttribute('aria-label')) ?? '';
    return name.trim() !== '';
  },
};

const labelBeforeIt: Answer = {
  why: 'A switch comes after its label, like every other field except checkboxes.',
  instead: 'Its label comes before it on the same line, or right above it if there is no room.',
  holds: (page, place) =>
    page.locator(place).evaluate(input => {
      if (!(input instanceof HTMLInputElement) || input.role !== 'switch') return false;
      const label = input.labels?.[0]?.getBoundingClientRect();
      if (!label) return false;
      const box = input.getBoundingClientRect();
      const middle = (label.top + label.bottom) / 2;
      const before = label.right <= box.left && middle > box.top && middle < box.bottom;
      const above = label.bottom <= box.top && box.top - label.bottom < label.height;
      return before || above;
    }),
};

const noLandmark: Answer = {
  why: 'A chord can be answered by its parts or typed as a name, each in a form without a name. Such a form is no landmark: https://www.w3.org/TR/html-aam-1.0/#el-form.',
  instead: 'It has no name and no role.',
  holds: async (page, place) => (await page.locator(place).and(page.getByRole('form')).count()) === 0,
};

const scrolledByKeys: Answer = {
  why: 'The list of shortcuts is a Tab stop, so that keys can scroll it and Tab leads to it from the filter.',
  instead: 'It is a region with a name and has no control inside, and it scrolls wherever it is too long.',
  holds: (page, place) =>
    page.locator(place).evaluate(region => {
      const name = region.getAttribute('aria-label') ?? '';
      const controls = region.querySelectorAll('a, button, input, select, textarea, [tabindex]');
      const fits = region.scrollHeight <= region.clientHeight;
      return name !== '' && controls.length === 0 && (fits || getComputedStyle(region).overflowY === 'auto');
    }),
};

const readableAsPainted: Answer = {
  why: "The engine doesn't see what is painted behind the text: a sector of the circle, or the face of a radio button.",
  instead:
    'In a screenshot, the text has a contrast of 7:1 with the color that fills most of its box, or it is dimmed beneath an open dialog, where it can be neither read nor used until that is closed.',
  async holds(page, place) {
    if (await isBeneathADialog(page, place)) return true;
    const { text, ground } = await paintedOf(page.locator(place));
    return contrast(text, ground) >= 7;
  },
};

/** Our answers to rules that get it wrong, by engine and rule. Each is tested wherever its rule fails. */
export const ANSWERS: Readonly<Record<string, Answer>> = {
  'axe label-content-name-mismatch': namedInWords,
  'axe td-has-header': cellsSayTheirPlaces,
  'IBM aria_form_label_unique': noLandmark,
  'IBM aria_hidden_nontabbable': heldByTheDialog,
  'IBM aria_landmark_name_unique': noLandmark,
  'IBM element_tabbable_role_valid': scrolledByKeys,
  'IBM input_label_after': labelBeforeIt,
  'IBM label_content_exists': hiddenFromScreenReaders,
  'IBM label_name_visible': namedInWords,
  'IBM table_headers_exists': cellsSayTheirPlaces,
  'IBM text_contrast_sufficient': readableAsPainted,
};

/** The violations that have no answer, or whose answer doesn't hold at that place: one line each. */
export async function faultsAmong(page: Page, findings: readonly Finding[]): Promise<readonly string[]> {
  const faults = [];
  for (const finding of findings.filter(({ weight }) => weight === 'violation')) {
    if (await ANSWERS[ruleOf(finding)]?.holds(page, finding.place)) continue;
    faults.push(`${ruleOf(finding)} at ${finding.place}: ${finding.says}`);
  }
  return faults;
}
