import { useId, useMemo } from 'react';
import type { Command, ScreenId } from '../commands/command';
import { namesOf } from '../instrument/instrument';
import { nextOn, pathOn, type Skill, skillName } from '../practice/path';
import { TEST } from '../practice/skillTest';
import resultsStyles from '../quiz/Results.module.css';
import { resultsOf } from '../quiz/results';
import type { NoteNames } from '../theory/names';
import { CommandButton } from '../ui/CommandButton';
import { useCommands } from '../ui/shell';
import stack from '../ui/stack.module.css';
import type { FinishedQuiz } from './earlier';
import { usePracticeApi } from './practiceApi';
import styles from './ResultsCard.module.css';
import { NEXT, SHARE } from './text';

/** What was asked is known well enough to go on from as many right answers (percent). */
const ENOUGH = 80;

/** A test is passed from as many right answers (percent). */
const PASSED = (TEST.right / TEST.questions) * 100;

/** Fewer answers say too little. */
const FEWEST = 10;

interface NextSkillProps {
  readonly screen: ScreenId;
  readonly session: FinishedQuiz;
}

/** After a drill of the path that went well: what comes next on it. */
export function NextSkill({ screen, session }: NextSkillProps) {
  const { instrumentOn, isSetUp, begin } = usePracticeApi();
  const next = useMemo(() => {
    const { percent, answered, endedBefore } = resultsOf(session);
    const enough = session.run.drill?.test === undefined ? ENOUGH : PASSED;
    const isEnough = answered >= FEWEST && percent >= enough && endedBefore === undefined;
    // A practice says itself what comes next.
    if (!isEnough || session.run.items || session.run.drill?.isPart) return undefined;
    const skills = pathOn(instrumentOn(screen));
    const done = skills.find(skill => skill.screen === screen && isSetUp(screen, skill.query));
    return done && nextOn(skills, done);
  }, [screen, session, instrumentOn, isSetUp]);
  return next && <NextDrill skill={next} names={namesOf(instrumentOn(screen))} begin={begin} />;
}

interface NextDrillProps {
  readonly skill: Skill;
  readonly names: NoteNames;
  readonly begin: (screen: ScreenId, query: string) => void;
}

function NextDrill({ skill, names, begin }: NextDrillProps) {
  const title = useId();
  const command = useMemo<Command>(
    () => ({
      id: 'results.next',
      title: skillName(skill.name, names),
      group: SHARE.group,
      scope: 'screen',
      keywords: NEXT.keywords,
      run: () => begin(skill.screen, skill.query),
    }),
    [skill, names, begin],
  );
  useCommands(useMemo(() => [command], [command]));
  return (
    <section aria-labelledby={title} className={stack.stack}>
      <h3 id={title} className={resultsStyles.caption}>
        {NEXT.title}
      </h3>
      <div className={styles.next}>
        <CommandButton command={command} />
      </div>
    </section>
  );
}
