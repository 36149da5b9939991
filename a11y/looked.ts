import { type Finding, ruleOf } from './finding.ts';

/** What was seen of what no engine can judge, by engine and rule. */
export const LOOKED_AT: Readonly<Record<string, string>> = {
  'IBM aria_accessiblename_exists':
    'Headings whose drawn text is hidden from speech and whose words are hidden from sight. In the accessibility tree each has its name: "C sharp minor".',
  'IBM aria_role_redundant':
    '`role="gridcell"` on a cell of a grid: a browser would infer it. Said twice it does no harm, and is found by tools that do not infer.',
  'IBM fieldset_legend_valid':
    'Their legends are there for speech only; in the accessibility tree the groups are called "Circle of Fifths" and "Highlight". To the eye the titles of their panels say it.',
  'IBM heading_content_exists':
    'The same headings as above: drawn text and words are both there, each for one sense.',
  'IBM aria_keyboard_handler_exists':
    "Necks, tabs and the palette's field are walked by their arrows: `tests/browser/*.spec.ts`.",
  'IBM element_attribute_deprecated':
    "The page's content security policy. Its `http-equiv` is what HTML has for that, and deprecated by nobody: https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy.",
  'IBM element_tabbable_unobscured':
    'At every stop of Tab on eight pages, at 320 and 1280 px, what has the focus lies on the screen and above the status line; `a11y/tasks` asks the same after every key of a task.',
  'IBM element_tabbable_visible':
    'The skip link shows over the header as soon as it has the focus. The two ends of a dialog that catch Tab hand it on at once and are never stopped at.',
  'IBM form_submit_button_exists':
    'The form of Keys holds the text field alone: Enter submits it, and so does Submit Answer, right below.',
  'IBM img_alt_background':
    'A title stands in the rule of its panel: the image is a gradient of the two grounds, decoration. In forced colours it goes, and the title is as readable.',
  'IBM input_checkboxes_grouped':
    'Switches that stand for themselves: Quick Drill, Show other notes, the switches of the settings.',
  'IBM input_fields_grouped':
    'Selects, each with a label of its own in a panel with a heading; none needs another to be understood.',
  'IBM input_label_visible':
    'The radios of the circle lie under the letters of their keys, which are drawn on them; checkboxes and radios of a strip under their texts.',
  'IBM list_structure_proper': 'Terms and their descriptions in pairs, each in a `div`, as HTML allows.',
  'IBM select_options_grouped':
    'Twelve notes, thirteen keys, up to 25 frets, in an order that one knows: groups would not help to find one.',
  'IBM style_color_misuse':
    'In greys every state can still be read: roots are square, in forced colours underlined too; selected is round, missed dashed, right and wrong have a sign and a word.',
  'IBM style_focus_visible':
    'On pictures of every stop of Tab on eight pages at 1280 px a ring of 2 px stands round it, on the circle along its sector; `a11y/tasks` asks for it after every key of a task.',
  'IBM style_highcontrast_visible':
    'In forced colours marks, chosen tabs, options and switches, the bar of a quiz and the selected key can be told. Highlighted notes could not, but by the weight of a letter: mended, see above. The tint of the chords on the circle goes; their numerals stay.',
  'IBM text_block_heading':
    'Questions, results and the names of accidentals: text under the heading of their panel or dialog, such as "Question 1 of 12".',
  'IBM text_sensory_misuse':
    '"Right" means correct, a shape is a thing on the neck with a name, "lower" is pitch. No text sends one to a place or a look alone.',
  'IBM text_whitespace_valid':
    'Letters in a row that are notes, not words: "C D E". Speech gets them with commas.',
  'IBM widget_tabbable_exists':
    "Play and Copy of each pattern are left to the pointer, since one Tab stop fewer each is worth more: `p` and `c`, their buttons above and the palette do the same for the pattern in use. The palette's list is walked from its field.",
  'axe aria-hidden-focus':
    "The page beneath an open dialog, and the dialog's two ends that catch Tab. Focus that is put there goes back into the dialog, which is asked wherever IBM's `aria_hidden_nontabbable` fails.",
  'axe color-contrast':
    'Letters alone, signs, titles on the rule of a panel, and what is drawn over the circle or a neck: axe does not know their ground. All are readable on the pictures; `tests/ui/tokens.test.ts` holds the colours that meet there to 7:1.',
  'axe hidden-content':
    "What gives way where there is no room: the prompt, the status line's hints and those beside buttons, whose keys are in the help. And the empty list of the palette, and a button of the interval quiz that lets Enter on a radio submit.",
  'axe label-content-name-mismatch':
    'Names of one letter or sign, such as the options C and D: name and text are the same.',
  'axe target-size':
    'The open menu of the navigator covers a part of three cells in a narrow window. It closes on Escape and on a press elsewhere, and they are whole.',
};

/** Where that was the only place; elsewhere nobody has looked. */
const ONLY_AT: Readonly<Record<string, string>> = {
  'IBM element_attribute_deprecated': 'xpath=/html[1]/head[1]/meta[1]',
};

const wasLookedAt = (finding: Finding): boolean => {
  const rule = ruleOf(finding);
  return rule in LOOKED_AT && (ONLY_AT[rule] ?? finding.place) === finding.place;
};

/** The rules that leave something to be looked at, which nobody has looked at yet. */
export const notLookedAt = (findings: readonly Finding[]): readonly string[] => [
  ...new Set(findings.filter(finding => finding.weight !== 'violation' && !wasLookedAt(finding)).map(ruleOf)),
];
