import { useRequired } from '../ui/useRequired';
import { type PracticeDesk, PracticeDeskContext } from './practiceDesk';

/** What the screen can do with the user's answers. */
export const usePracticeDesk = (): PracticeDesk => useRequired(PracticeDeskContext, 'practice');
