import { describe, expect, test, vi } from 'vitest';
import { isOffered } from '../../src/commands/command';
import { earlyCommands } from '../../src/quiz/earlyCommands';
import { NO_QUIZ } from '../../src/quiz/Quizzes';
import { dialogWording } from '../../src/screens/dialogWording';
import { idsOf } from '../commands/made';

const wording = dialogWording('notes-quiz', { title: 'Start Quiz', group: 'Notes quiz' });

describe('given a quiz whose code is still to be fetched', () => {
  function early(isRoundWanted: boolean) {
    const acts = {
      start: vi.fn(),
      drillThese: vi.fn(),
      whyNone: () => undefined,
      itemRound: () => (isRoundWanted ? { quiz: 'find-note', items: ['note:E2:C'] } : undefined),
    };
    return { acts, commands: earlyCommands({ store: NO_QUIZ, acts, wording }) };
  }

  test('when its commands are listed, then only those that start it exist', () => {
    const { commands } = early(false);
    expect(idsOf(commands.all)).toEqual(['notes-quiz.start', 'notes-quiz.drill-these']);
    expect(idsOf(commands.all.filter(isOffered))).toEqual(['notes-quiz.start']);
    const { start: _, drillThese: __, answers, all: ___, ...others } = commands;
    expect(answers).toEqual([]);
    expect(Object.values(others).filter(isOffered)).toEqual([]);
  });

  test('when a round of some items is wanted from elsewhere, then it can be started', () => {
    const { commands, acts } = early(true);
    expect(idsOf(commands.all.filter(isOffered))).toEqual(['notes-quiz.start', 'notes-quiz.drill-these']);
    commands.drillThese.run();
    expect(acts.drillThese).toHaveBeenCalledOnce();
  });

  test('when it is started, then it has the key and the title of a quiz that is there', () => {
    const { commands, acts } = early(false);
    expect(commands.start).toMatchObject({ title: 'Start Quiz', hotkeys: ['q'] });
    commands.start.run();
    expect(acts.start).toHaveBeenCalledOnce();
  });
});
