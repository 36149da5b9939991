import type { ScreenId } from '../commands/command';
import type { Quizzes } from '../quiz/quizzes';
import { SCREENS } from '../screens';
import type { TabStore } from '../storage/storage';

/** The quizzes that a reload of the page has ended, since a quiz isn't stored; a notice tells the user. */
export interface LostQuizzes {
  /** Whether a screen lost its quiz and the user hasn't been told yet. */
  isLost(screen: ScreenId): boolean;
  /** Forgets a screen's lost quiz once the user has been told. */
  told(screen: ScreenId): void;
  /** Stores which quizzes are open; called when the page may be about to go. */
  remember(): void;
  /** Forgets the stored quizzes; called when the page is back and its quizzes with it. */
  forget(): void;
}

/** The name in session storage of the ids of screens, with blanks between them. */
const NAME = 'fretty-open-quizzes';

/**
 * Creates the record of lost quizzes. It is only stored while the page is out of sight or going away: a duplicate made of a
 * tab in sight would start with a copy, and take the other tab's quiz for a lost one.
 */
export function createLostQuizzes(store: TabStore, quizzes: Pick<Quizzes, 'active'>): LostQuizzes {
  const stored = (store.read(NAME) ?? '').split(' ');
  const lost = new Set(SCREENS.map(({ id }) => id).filter(id => stored.includes(id)));
  const write = (screens: Iterable<ScreenId>) => store.write(NAME, [...new Set(screens)].join(' '));
  return {
    isLost: screen => lost.has(screen),
    told(screen) {
      lost.delete(screen);
      write(lost);
    },
    remember: () => write([...lost, ...quizzes.active().map(({ screen }) => screen)]),
    forget: () => write(lost),
  };
}
