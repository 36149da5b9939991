import { useContext } from 'react';
import { type PracticeDesk, PracticeDeskContext } from './practiceDesk';

/** What the screen can do with the user's answers. */
export function usePracticeDesk(): PracticeDesk {
  const desk = useContext(PracticeDeskContext);
  if (desk === undefined) throw new Error('Answers are only available inside the app');
  return desk;
}
