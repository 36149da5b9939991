import { describe, expect, test } from 'vitest';
import type { PlayedNote } from '../../../../src/listening/playedNote';
import { playNote } from '../../../../src/screens/notes/quiz/findOnString';
import type { StringQuestion } from '../../../../src/screens/notes/quiz/question';
import { answeredAs } from '../../../quiz/asked';
import { place, setup } from '../quizzes';

/** C on string 6 of a neck with 12 frets: just fret 8. */
const cOnString6: StringQuestion = { setup, note: 0, guitarString: 0 };
const inAnyOctave: StringQuestion = { ...cOnString6, setup: { ...setup, octave: 'any' } };

const C3 = 48;

const note = (midi: number, guitarString?: number): PlayedNote => ({
  ...{ onset: 0, midi, cents: 0, clarity: 1, level: -20, source: 'midi' },
  ...(guitarString !== undefined && { guitarString }),
});

const fretOf = (question: StringQuestion, played: PlayedNote) =>
  playNote.played?.answerOf(question, undefined, played);

describe('given a note to be played on one string', () => {
  test('when a MIDI guitar tells the string, then only a note on that one answers', () => {
    expect(fretOf(cOnString6, note(C3, 6))).toBe(8);
    expect(fretOf(cOnString6, note(C3, 5))).toBeUndefined();
    expect(fretOf(cOnString6, note(C3))).toBe(8);
  });

  test('when any octave is right, then the note an octave higher is the fret of the string that has it', () => {
    expect(fretOf(cOnString6, note(C3 + 12))).toBe(20);
    expect(fretOf(inAnyOctave, note(C3 + 12))).toBe(8);
    expect(fretOf(inAnyOctave, note(C3 + 13))).toBe(21);
  });

  test('when what was played isn’t on the string, then the log has its name, and the neck shows the right fret', () => {
    const played = answeredAs(cOnString6, 21, 'wrong');
    expect(playNote.codesOf?.(cOnString6, 21)).toEqual({ asked: 'C', answered: 'C#4' });
    expect(playNote.codesOf?.(cOnString6, 7)).toEqual({ asked: 'C', answered: '6:7' });
    expect(playNote.seenIn(cOnString6, played)).toEqual([place(0, 8)]);
    expect(playNote.seenIn(cOnString6, answeredAs(cOnString6, 7, 'wrong'))).toEqual([
      place(0, 8),
      place(0, 7),
    ]);
  });

  test('when a place of another string is chosen, then it says where to choose', () => {
    const pick = (guitarString: number, fret: number) =>
      playNote.pick?.(cOnString6, undefined, place(guitarString, fret), { kind: 'calm' });
    expect(pick(1, 3)).toEqual({ say: 'Choose a fret on string 6' });
    expect(pick(0, 8)).toEqual({ draft: 8, say: 'selected' });
  });
});
