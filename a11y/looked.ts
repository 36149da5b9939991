import { type Finding, ruleOf } from './finding.ts';

/** What we saw when we reviewed what no engine can judge, by engine and rule. */
export const LOOKED_AT: Readonly<Record<string, string>> = {
  'IBM aria_accessiblename_exists':
    'Headings and header cells with visible text that is hidden from screen readers, and words that are hidden visually. In the accessibility tree each has its name: "C sharp minor".',
  'IBM aria_role_redundant':
    '`role="gridcell"` on a cell of a grid: a browser would infer it. Stating it does no harm, and helps tools that don\'t infer.',
  'IBM fieldset_legend_valid':
    'Their legends are for screen readers only; in the accessibility tree the groups are called "Circle of Fifths" and "Highlight". Visually, the titles of their panels say the same.',
  'IBM heading_content_exists':
    'The same headings as above: the visible text for the eye, the words for the ear.',
  'IBM aria_keyboard_handler_exists':
    "Necks, tabs and the palette's field all handle the arrow keys: `tests/browser/*.spec.ts`.",
  'IBM element_attribute_deprecated':
    "The page's content security policy. Its `http-equiv` is the standard way to set one, and not deprecated: https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy.",
  'IBM element_tabbable_unobscured':
    'At every Tab stop on eight pages, at 320 and 1280 px, the focused element is on screen and above the status line; `a11y/tasks` checks the same after every key of a task.',
  'IBM element_tabbable_visible':
    'The skip link appears over the header as soon as it has the focus. The two elements at the ends of a dialog that catch Tab pass the focus on immediately.',
  'IBM form_submit_button_exists':
    'The form on Keys contains just the text field: Enter submits it, and so does Submit Answer, right below. The one for the name of a workout says under its field which keys keep the name.',
  'IBM img_alt_background':
    'A title is set into the border of its panel: the image is a gradient of the two backgrounds, decoration only. Forced colors remove it, and the title is just as readable.',
  'IBM input_checkboxes_grouped':
    'Independent switches: Quick Drill, Show other notes, the switches in the settings.',
  'IBM input_fields_grouped':
    'Selects, each with its own label in a panel with a heading; each makes sense alone.',
  'IBM input_label_visible':
    'The radio buttons of the circle are under the letters of their keys, and the checkboxes and radio buttons of a strip are under their texts. So the label is the control you see.',
  'IBM list_structure_proper': 'Terms and their descriptions in pairs, each in a `div`, as HTML allows.',
  'IBM select_options_grouped':
    'Twelve notes, thirteen keys, up to 25 frets, in a familiar order: groups would not make one easier to find.',
  'IBM style_color_misuse':
    'In grayscale every state can still be read: roots are square, and underlined in forced colors; selected is round, missed is dashed, right and wrong have a sign and a word.',
  'IBM style_focus_visible':
    'Screenshots of every Tab stop on eight pages at 1280 px show a 2 px ring around it, on the circle along its sector; `a11y/tasks` checks for it after every key of a task.',
  'IBM style_highcontrast_visible':
    'In forced colors you can tell marks, chosen tabs, options and switches, the progress bar of a quiz and the selected key. Only highlighted notes were hard to tell, by font weight alone: fixed, see above. The tint of the chords on the circle is gone; their numerals stay.',
  'IBM text_block_heading':
    'Questions, results and the names of accidentals: text under the heading of its panel or dialog, such as "Question 1 of 12".',
  'IBM text_quoted_correctly':
    'The name of an option in the description of its setting, such as "Not at all". Nobody is quoted.',
  'IBM text_sensory_misuse':
    '"Right" means correct, a shape is a named thing on the neck, "lower" is about pitch. No text refers to something by position or appearance alone.',
  'IBM text_whitespace_valid':
    'Letters in a row that are notes, not words: "C D E". Screen readers get them with commas.',
  'IBM widget_tabbable_exists':
    "Play and Copy on each pattern are for the pointer only, which saves two Tab stops per pattern: `p` and `c`, the buttons above and the palette do the same for the current pattern. The palette's list is controlled from its field.",
  'axe aria-hidden-focus':
    "The page behind an open dialog, and the two elements at the dialog's ends that catch Tab. The dialog takes back any focus that lands there; that is tested wherever IBM's `aria_hidden_nontabbable` fails.",
  'axe color-contrast':
    "Single letters, signs, titles on the border of a panel, and what is drawn over the circle or a neck: axe can't work out their background. All are readable in the screenshots; `tests/ui/tokens.test.ts` checks that these pairs of colors have 7:1.",
  'axe hidden-content':
    'What is hidden where there is no room: the prompt, and the hints in the status line and beside buttons, whose keys are in the help. Also the empty list of the palette, and a button in the interval quiz that lets Enter on a radio button submit.',
  'axe label-content-name-mismatch':
    'Names of one letter or sign, such as the options C and D: name and text are the same.',
};

/** Rules we reviewed at one place only. A finding anywhere else still needs a review. */
const ONLY_AT: Readonly<Record<string, string>> = {
  'IBM element_attribute_deprecated': 'xpath=/html[1]/head[1]/meta[2]',
};

const wasLookedAt = (finding: Finding): boolean => {
  const rule = ruleOf(finding);
  return rule in LOOKED_AT && (ONLY_AT[rule] ?? finding.place) === finding.place;
};

/** The rules with findings that nobody has reviewed yet, and where. */
export const notLookedAt = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(
    findings
      .filter(finding => finding.weight !== 'violation' && !wasLookedAt(finding))
      .map(({ engine, rule, place }) => `${engine} ${rule} at ${place}`),
  ),
];
