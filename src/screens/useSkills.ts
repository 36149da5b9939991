import { useEffect, useState } from 'react';
import type { Skill } from '../practice/path';
import type { AskedSkill } from '../practice/today';
import { usePracticeApi } from '../results/practiceApi';

/** The skills of a path and what they ask; `undefined` until the code of the quizzes has been fetched. */
export function useSkills(path: readonly Skill[]): readonly AskedSkill[] | 'failed' | undefined {
  const practice = usePracticeApi();
  const [asking, setAsking] = useState<readonly AskedSkill[] | 'failed'>();
  useEffect(() => {
    let isLeft = false;
    Promise.all(path.map(async skill => ({ skill, asks: await practice.asks(skill) }))).then(
      skills => isLeft || setAsking(skills),
      error => {
        console.warn('Could not fetch the quizzes', error);
        if (!isLeft) setAsking('failed');
      },
    );
    return () => {
      isLeft = true;
    };
  }, [practice, path]);
  return asking;
}
