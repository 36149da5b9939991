import { describe, expect, test } from 'vitest';
import { withNames } from '../../../src/instrument/instrument';
import { STANDARD_GUITAR } from '../../../src/instrument/instruments';
import { intervalCells } from '../../../src/screens/intervals/cells';
import { notesOf, spellingOf } from '../../../src/screens/intervals/playedInterval';
import { intervalsSetup } from '../../../src/screens/intervals/quiz/nameInterval';
import { playInterval } from '../../../src/screens/intervals/quiz/playInterval';
import { rightNotes, spokenRight, spokenTarget } from '../../../src/screens/intervals/quiz/playIntervalText';
import { intervalsSettings } from '../../../src/screens/intervals/settings';
import { intervalText, neckName, spokenHeard } from '../../../src/screens/intervals/text';
import { NOTE_NAMES, type NoteSystem } from '../../../src/theory/names';
import { ask, heard } from './quizzes';

/** A minor third from A sharp, and a major third from G to B: as drawn, and as spoken. */
const WRITTEN: Readonly<
  Record<NoteSystem, { readonly notes: readonly [string, string]; readonly right: readonly [string, string] }>
> = {
  english: {
    notes: ['A#4 → C#5', 'A sharp 4 to C sharp 5'],
    right: ['G4 → B4', 'A major third up from G 4 is B 4.'],
  },
  german: {
    notes: ['Ais4 → Cis5', 'Ais 4 to Cis 5'],
    right: ['G4 → H4', 'A major third up from G 4 is H 4.'],
  },
  'german-signs': {
    notes: ['A#4 → C#5', 'Ais 4 to Cis 5'],
    right: ['G4 → H4', 'A major third up from G 4 is H 4.'],
  },
  'fixed-do': {
    notes: ['la♯4 → do♯5', 'la sharp 4 to do sharp 5'],
    right: ['sol4 → si4', 'A major third up from sol 4 is si 4.'],
  },
  'fixed-do-ti': {
    notes: ['la♯4 → do♯5', 'la sharp 4 to do sharp 5'],
    right: ['sol4 → ti4', 'A major third up from sol 4 is ti 4.'],
  },
};

describe.each(NOTE_NAMES)('given the %s names', names => {
  const { notes, right } = WRITTEN[names];

  test('when an interval was played, then its notes have them, drawn and spoken', () => {
    expect(notesOf(heard(3, { root: 70 }), names)).toEqual({ text: notes[0], spoken: notes[1] });
    expect(spokenHeard(heard(3, { root: 70 }), names)).toBe(`Minor third, ${notes[1]}`);
  });

  test('when the second note is asked for, then the right one has them', () => {
    const question = { ...ask(4, { root: 67 }), names };
    expect([rightNotes(question), spokenRight(question)]).toEqual(right);
  });
});

describe('given German names', () => {
  const guitar = withNames(STANDARD_GUITAR, 'german');
  const german = new Map([['noteNames', 'german']]);

  test('when an interval is told, in the list, on the neck and spelled, then a B is H and a B flat is B', () => {
    expect(intervalText(heard(1, { root: 71 }), 'german')).toEqual({
      text: 'Minor 2nd up from H4',
      spoken: 'minor second up from H 4',
    });
    expect(spellingOf(heard(3, { root: 67 }), 'german')?.text).toBe('G4 → B4');
    expect(neckName([heard(1, { root: 71 })], 'german')).toBe('Fretboard, Minor 2nd up from H 4');
    const cellAt = intervalCells({
      instrument: guitar,
      shown: [{ heard: heard(4, { root: 67 }), mark: 'in-set' }],
      ...{ near: [], sounding: undefined },
    });
    expect(cellAt({ guitarString: 5, fret: 7 })).toMatchObject({ spoken: 'H 4', text: 'M3' });
  });

  test('when a root is chosen, then H has its own key, and the code is English', () => {
    const roots = intervalsSettings.root.optionsIn(german);
    expect(roots.at(-1)).toMatchObject({ code: 'B4', text: 'H4', spoken: 'H 4', stroke: 'h' });
    expect(roots.at(-2)).toMatchObject({ code: 'A#4', text: 'Ais4', stroke: 'shift+a' });
  });

  test('when a note is played, then what was heard has them, and the log is in English', () => {
    expect(intervalsSetup({ read: row => row.read(german) }, guitar).names).toBe('german');
    const question = { ...ask(4, { root: 67 }), names: 'german' } as const;
    const note = { midi: 71, cents: 0, source: 'midi' } as const;
    expect(playInterval.played?.heardText(question, note)).toBe('Heard H4');
    expect(playInterval.played?.spokenHeard(question, { ...note, midi: 70 })).toBe('Ais');
    expect(spokenTarget(question)).toBe('H');
    expect(playInterval.codesOf?.(question, 4)).toEqual({ asked: 'M3', answered: 'M3' });
  });
});
