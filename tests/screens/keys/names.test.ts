import { describe, expect, test } from 'vitest';
import { chordsOn } from '../../../src/screens/keys/fifths';
import { keysTipsFor } from '../../../src/screens/keys/KeysTips';
import { chordByEar, type EarChordQuestion } from '../../../src/screens/keys/quiz/chordByEar';
import { countAccidentals, nameKey } from '../../../src/screens/keys/quiz/keyQuizzes';
import { keysSetup } from '../../../src/screens/keys/quiz/quizzes';
import { keysSettings, keysTable } from '../../../src/screens/keys/settings';
import {
  chordInKeyLine,
  chordLine,
  dominantText,
  FIELD_HINTS,
  keyText,
  notesText,
  SELECTING,
  signatureText,
  signedKeyText,
} from '../../../src/screens/keys/text';
import { searchOf } from '../../../src/settings/choices';
import { noteNames } from '../../../src/settings/noteNames';
import { ALL_KEYS, type Key, keyInfo, keyName } from '../../../src/theory/key';
import { drawnName, NOTE_NAMES, type NoteSystem, spokenName, typedName } from '../../../src/theory/names';
import { triad } from '../../../src/theory/triad';
import { answeredAs, askedAs, givenUp, questionsOf } from '../../quiz/asked';
import { memorySettings } from '../../settings/memorySettings';
import { B_FLAT_MINOR, F_SHARP_MAJOR, setup } from './quizzes';

const B_MAJOR: Key = { tonic: 'B', type: 'major' };
const E_FLAT_MAJOR: Key = { tonic: 'Eb', type: 'major' };

/** The settings of Keys, with the note names that the user prefers. */
function settingsWith(names: NoteSystem, query = '') {
  const settings = memorySettings('keys', keysTable, query);
  settings.apply(noteNames.write(settings.choices(), names));
  return settings;
}

const optionsWith = (names: NoteSystem) =>
  keysSettings.selection.optionsIn(noteNames.write(new Map(), names));

describe('given what is shown of a key', () => {
  test.each<[NoteSystem, Key, string, string]>([
    ['german', E_FLAT_MAJOR, 'Es major, 3 flats: B Es As', 'Es major, 3 flats: B, Es, As'],
    [
      'german',
      B_MAJOR,
      'H major, 5 sharps: Fis Cis Gis Dis Ais',
      'H major, 5 sharps: Fis, Cis, Gis, Dis, Ais',
    ],
    [
      'german-signs',
      B_FLAT_MINOR,
      'B minor, 5 flats: B Eb Ab Db Gb',
      'B minor, 5 flats: B, Es, As, Des, Ges',
    ],
    [
      'fixed-do',
      E_FLAT_MAJOR,
      'mi♭ major, 3 flats: si♭ mi♭ la♭',
      'mi flat major, 3 flats: si flat, mi flat, la flat',
    ],
    [
      'fixed-do-ti',
      B_MAJOR,
      'ti major, 5 sharps: fa♯ do♯ sol♯ re♯ la♯',
      'ti major, 5 sharps: fa sharp, do sharp, sol sharp, re sharp, la sharp',
    ],
  ])('when the %s names are preferred, then %o and its signature have them', (names, key, text, spoken) => {
    const [named, signature] = [signedKeyText(key, names), signatureText(key, names)];
    expect(`${named.text}: ${signature.text}`).toBe(text);
    expect(`${named.spoken}: ${signature.spoken}`).toBe(spoken);
  });

  test.each(NOTE_NAMES)(
    'when the %s names are preferred, then every key and its scale are in them',
    names => {
      for (const key of ALL_KEYS) {
        const { notes } = keyInfo(key);
        expect(keyText(key, names).text).toBe(`${drawnName(key.tonic, names)} ${key.type}`);
        expect(notesText(notes, names)).toEqual({
          text: notes.map(note => drawnName(note, names)).join(' '),
          spoken: notes.map(note => spokenName(note, names)).join(', '),
        });
      }
    },
  );

  test('when its chords are told, then each in sentences, lists and on the circle has the names', () => {
    expect(chordLine(E_FLAT_MAJOR, 5, 'german')).toEqual({
      text: 'V, B major',
      spoken: 'the five chord, B major',
    });
    expect(chordInKeyLine(B_FLAT_MINOR, 4, 'fixed-do')).toEqual({
      text: 'iv of si♭ minor',
      spoken: 'the four chord of si flat minor',
    });
    expect(dominantText(triad('F#', 'major'), 'german').text).toBe('In practice v is often V, Fis major.');
    expect(chordsOn(F_SHARP_MAJOR, 'german')({ tonic: 'Db', type: 'major' })).toEqual({
      ...{ roman: 'V', root: 'C#', description: 'Chord 5: Cis major' },
    });
  });

  test('when tips and hints name notes, then they have the names too', () => {
    expect(SELECTING.first('fixed-do')).toBe('begins at do.');
    const tips = keysTipsFor({ names: 'german' })
      .steps.map(({ text }) => text)
      .join(' ');
    expect(tips).toContain('F C G D A E H, flats in reverse: H E A D G C F.');
    expect(NOTE_NAMES.map(names => FIELD_HINTS.name({ names }))).toEqual([
      'for example Eb, or Eb major',
      'for example Es, or Es major',
      'for example Eb, or Eb major',
      'for example mi flat, or mi flat major',
      'for example mi flat, or mi flat major',
    ]);
  });
});

describe('given the choice of a key', () => {
  test('when notes have German names, then its keys are their first letters, h among them, and no two are alike', () => {
    const strokes = optionsWith('german').map(
      ({ text, leader, stroke = '' }) => `${text}: ${leader} ${stroke}`,
    );
    expect(strokes).toEqual(
      expect.arrayContaining([
        ...['H major: r h', 'B major: r b', 'Es major: r shift+e', 'Fis major: r shift+f'],
        ...['H minor: shift+r h', 'B minor: shift+r b', 'Cis minor: shift+r shift+c'],
      ]),
    );
    const keys = optionsWith('german').flatMap(({ leader, stroke }) =>
      leader ? [`${leader} ${stroke}`] : [],
    );
    expect(new Set(keys).size).toBe(26);
  });

  test('when notes are syllables, then its keys are the English ones', () => {
    const strokesOf = (names: NoteSystem) => optionsWith(names).map(({ stroke }) => stroke);
    expect(strokesOf('fixed-do')).toEqual(strokesOf('english'));
    expect(optionsWith('fixed-do').map(({ text }) => text)).toContain('sol♯ minor');
  });

  test.each(NOTE_NAMES)('when the %s names are preferred, then codes and address stay the same', names => {
    expect(optionsWith(names).map(({ code }) => code)).toEqual(
      optionsWith('english').map(({ code }) => code),
    );
    const settings = settingsWith(names);
    settings.write(keysSettings.selection, { kind: 'key', key: B_FLAT_MINOR });
    expect(searchOf(keysTable, settings.choices())).toBe('?key=Bb-minor');
  });
});

describe('given a quiz that starts', () => {
  test('when other names are preferred, then its questions have them to its end; English needs none', () => {
    const german = keysSetup(settingsWith('german'));
    for (const quiz of [nameKey, countAccidentals])
      expect(new Set(questionsOf(quiz, german, Math.random, '').map(({ names }) => names))).toEqual(
        new Set(['german']),
      );
    expect(chordByEar.next(german, [], () => 0)).toMatchObject({ names: 'german' });
    expect(keysSetup(settingsWith('english'))).toEqual(setup);
  });
});

describe('given Name the Key', () => {
  const about = (key: Key, names: NoteSystem) => ({ key, names });

  test('when German names are preferred, then question, answers and verdict have them', () => {
    const question = about(B_FLAT_MINOR, 'german');
    expect(nameKey.spokenQuestion(askedAs(question, setup))).toBe(
      'Question 1 of 10. Signature: B, Es, As, Des, Ges. Name the minor key.',
    );
    expect(nameKey.answersTo(question).map(({ text }) => text)).toEqual([
      ...['A', 'H', 'B', 'C', 'Cis', 'D', 'Dis', 'E', 'Es', 'F', 'Fis', 'G', 'Gis'],
    ]);
    expect(nameKey.correctText(question)).toBe('B minor');
    expect(nameKey.spokenItem(question)).toBe('B minor');
    expect(nameKey.spokenVerdict(givenUp(question))).toBe('It is B minor.');
    expect(nameKey.remarkOn(answeredAs(about(F_SHARP_MAJOR, 'german'), 'ges', 'right'))?.text).toBe(
      'Ges is the same key spelled with flats; this signature has 6 sharps.',
    );
  });

  test.each(NOTE_NAMES)('when a key is picked from the list of the %s names, then it is the one', names => {
    for (const key of ALL_KEYS) {
      const question = about(key, names);
      const right = nameKey
        .answersTo(question)
        .filter(({ answer }) => nameKey.grade(question, answer) === 'right')
        .map(({ code }) => code);
      expect(right).toContain(key.tonic);
      expect(nameKey.grade(question, typedName(key.tonic, names))).toBe('right');
      expect(nameKey.grade(question, keyName(key, 'letters', names))).toBe('right');
    }
  });

  test('when an answer is logged, then it is in English, whatever the names', () => {
    const codesFor = (key: Key, answer: string | undefined) =>
      nameKey.codesOf?.(about(key, 'german'), answer);
    expect(codesFor(B_MAJOR, 'h')).toEqual({ asked: 'B', answered: 'B' });
    expect(codesFor(B_MAJOR, 'b-dur')).toEqual({ asked: 'B', answered: 'Bb' });
    expect(codesFor(B_MAJOR, 'xyz')).toEqual({ asked: 'B', answered: 'xyz' });
    expect(codesFor(B_MAJOR, undefined)).toEqual({ asked: 'B', answered: '' });
  });
});

describe('given Count the Accidentals', () => {
  test('when notes are syllables, then question and verdict have them, and the sign is said in words', () => {
    const question = { key: E_FLAT_MAJOR, names: 'fixed-do' } as const;
    expect(countAccidentals.promptOf(question).subject).toEqual({
      text: 'mi♭ major',
      spoken: 'mi flat major',
    });
    expect(countAccidentals.spokenQuestion(askedAs(question, setup))).toMatch(/^mi flat major: how many/);
    expect(countAccidentals.spokenVerdict(answeredAs(question, '2', 'wrong'))).toBe(
      'Wrong. mi flat major has 3 flats.',
    );
  });
});

describe('given Chord by Ear', () => {
  const fiveOfE: EarChordQuestion = {
    ...{ key: { tonic: 'E', type: 'minor' }, number: 5, row: [5], at: 0, isNewKey: true, names: 'german' },
  };

  test('when German names are preferred, then question, verdict and list have them', () => {
    expect(chordByEar.promptOf({ ...fiveOfE, key: { tonic: 'B', type: 'minor' } }).subject?.text).toBe(
      'H minor',
    );
    expect(chordByEar.correctText(fiveOfE)).toBe('V, H major');
    expect(chordByEar.spokenVerdict(givenUp(fiveOfE))).toContain('the five chord, H major');
    expect(chordByEar.spokenItem(fiveOfE)).toBe('the five chord, H major');
  });

  test('when it is played, then what was heard and a wrong note have them, and the answer stays in English', () => {
    const note = { midi: 58, cents: 0, source: 'midi' } as const;
    expect(chordByEar.played?.heardText(fiveOfE, note)).toContain('Ais3');
    expect(chordByEar.played?.spokenHeard(fiveOfE, note)).toContain('Ais');
    expect(chordByEar.remarkOn(answeredAs(fiveOfE, 'B A#', 'wrong'))?.text).toBe("Ais isn't in it.");
  });
});
