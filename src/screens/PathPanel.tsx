import { type ReactNode, useMemo } from 'react';
import type { Command } from '../commands/command';
import { useInstrument } from '../fretboard/useInstrument';
import { type Skill, skillName } from '../practice/path';
import type { SkillOnPath } from '../practice/today';
import { usePracticeApi } from '../results/practiceApi';
import { Panel } from '../ui/Panel';
import { Spoken } from '../ui/Spoken';
import { useCommands } from '../ui/shell';
import stack from '../ui/stack.module.css';
import styles from './PathPanel.module.css';
import { NEXT_MARK, PATH, PATH_NOTE, pathText, stateMark, stateText, TEST_NOTE } from './pathText';

interface PathPanelProps {
  readonly path: readonly SkillOnPath[];
  /** The first skill of the whole path that isn't known yet. */
  readonly next: Skill | undefined;
  /** What a skill starts. */
  readonly starts?: 'drill' | 'test';
  /** Controls above the skills. */
  readonly children?: ReactNode;
}

/** Skills in the order of a teacher, and how far the learner has come; each starts its drill, or its test. */
export function PathPanel({ path, next, starts = 'drill', children }: PathPanelProps) {
  const { begin, test } = usePracticeApi();
  const { names } = useInstrument();
  const commands = useMemo(
    () =>
      path.map(
        ({ skill }): Command => ({
          id: `path.skill-${skill.screen}${skill.query}`,
          title: skillName(skill.name, names),
          group: PATH,
          scope: 'screen',
          run: () => (starts === 'test' ? test(skill) : begin(skill.screen, skill.query)),
        }),
      ),
    [path, starts, names, begin, test],
  );
  useCommands(commands);
  const known = path.filter(({ state }) => state.kind === 'known').length;
  return (
    <Panel title={PATH} foot={pathText(known, path.length)} className={stack.stack}>
      {children}
      <p className={stack.note}>{starts === 'test' ? TEST_NOTE : PATH_NOTE}</p>
      <ol className={styles.path}>
        {path.map((each, index) => (
          <Step key={each.skill.name} each={each} isNext={each.skill === next} run={commands[index]?.run} />
        ))}
      </ol>
    </Panel>
  );
}

interface StepProps {
  readonly each: SkillOnPath;
  readonly isNext: boolean;
  readonly run: (() => void) | undefined;
}

function Step({ each: { skill, state }, isNext, run }: StepProps) {
  const name = skillName(skill.name, useInstrument().names);
  return (
    <li aria-current={isNext ? 'step' : undefined}>
      <button type="button" data-state={state.kind} onClick={run}>
        <small aria-hidden="true">{stateMark(state)}</small>
        <span>
          <Spoken text={name} spoken={`${name}, ${stateText(state)}`} />
        </span>
        {isNext && <b aria-hidden="true">{NEXT_MARK}</b>}
      </button>
    </li>
  );
}
