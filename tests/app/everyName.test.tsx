import { cleanup } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { resultText } from '../../src/app/keyboard/text';
import { paletteCommands } from '../../src/app/palette/paletteCommands';
import type { AppState } from '../../src/app/state';
import { SCREENS } from '../../src/screens';
import type { NoteSystem } from '../../src/theory/names';
import { silentPlayer, stateWith } from '../openApp';
import { draw, takeSteps, visit } from './walkQuiz';

/** An English name with an accidental, as it is drawn or spoken. */
const ACCIDENTAL = String.raw`(?<![\w♭♯])[A-G](?:#|♯|b|♭){1,2}(?![a-z])|\b[A-G] (?:double )?(?:sharp|flat)\b`;

/** What no page says in other names. A single letter may be a key to press, or a German note. */
const ENGLISH: Readonly<Record<Exclude<NoteSystem, 'english'>, RegExp>> = {
  german: new RegExp(ACCIDENTAL),
  'german-signs': /(?<![\w♭♯])B(?:#|♯|b|♭)(?![a-z])|\bB (?:double )?(?:sharp|flat)\b/,
  'fixed-do': new RegExp(String.raw`${ACCIDENTAL}|\b[A-G] (?:major|minor)\b`),
  'fixed-do-ti': new RegExp(String.raw`${ACCIDENTAL}|\b[A-G] (?:major|minor)\b`),
};

/** The names themselves have examples of each other. */
const isAboutNames = (text: string): boolean => /Note Names|German, with signs|Note signs/.test(text);

const SPOKEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'];

/** Every text of the page, shown or spoken, one element each. */
function textsOfPage(): readonly string[] {
  return [...document.body.querySelectorAll('*')].flatMap(element => {
    const own = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent ?? '')
      .join('');
    return [own, ...SPOKEN_ATTRIBUTES.flatMap(name => element.getAttribute(name) ?? [])];
  });
}

const textsOfCommands = (state: AppState): readonly string[] =>
  paletteCommands(state).flatMap(command => [
    resultText(command),
    command.hint ?? '',
    command.disabled ?? '',
  ]);

/** Texts with English names while a screen asks, and after an answer. */
async function englishOn(path: string, names: Exclude<NoteSystem, 'english'>): Promise<readonly string[]> {
  localStorage.setItem('fretty', JSON.stringify({ version: 1, values: { noteNames: names } }));
  visit(path);
  const state = stateWith({ player: silentPlayer() });
  await draw(state);
  const texts = new Set(textsOfPage());
  for (const steps of [1, 3]) {
    takeSteps(state, steps);
    for (const text of [...textsOfPage(), ...textsOfCommands(state)]) texts.add(text);
  }
  cleanup();
  return [...texts].filter(text => ENGLISH[names].test(text) && !isAboutNames(text));
}

/** One address each: with sharps, which are the default, or with flats. */
const CASES = [
  ['german', ''],
  ['german-signs', '?accidentals=flats'],
  ['fixed-do', '?accidentals=flats'],
  ['fixed-do-ti', ''],
] as const;

describe.each(CASES)('given %s names', { tags: 'full' }, (names, query) => {
  test.each(SCREENS)('when $name is shown and asks, then no text has an English name', async ({ path }) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.85);
    expect(await englishOn(`${path}${query}`, names)).toEqual([]);
  });
});
