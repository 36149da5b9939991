import { memo } from 'react';
import { NeckQuizPanel } from '../../neckQuiz/NeckQuizPanel';
import type { NeckQuizOfScreen } from '../../neckQuiz/useNeckQuiz';
import { LockedNote } from '../../quiz/LockedNote';
import { isOpen } from '../../quiz/session';
import { Field } from '../../settings/Field';
import type { Choices } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import { useChoices, useShownSetting } from '../../settings/useSettings';
import { Panel } from '../../ui/Panel';
import stack from '../../ui/stack.module.css';
import { hasShapesFurtherUp, triadsSettings } from './settings';
import { SHAPES_NEED_A_SET, SHAPES_TOO_WIDE, shapesBeyond, TITLES } from './text';

const { quizType, roots, qualities, sets, sounding, inversions, say, onlyRight } = triadsSettings;

/** What decides the questions. */
const ASKED = [quizType, roots, qualities, sets, sounding, inversions, say];

/** What can be set where answers are played. */
const PLAYED = [onlyRight];

interface TriadsControlsProps {
  readonly settings: Settings;
  readonly neckQuiz: NeckQuizOfScreen;
}

/** The panels of the sidebar: what the quiz asks, how the neck is shown, and which triad on it in which of its shapes. */
export const TriadsControls = memo(function TriadsControls({ settings, neckQuiz }: TriadsControlsProps) {
  const { session } = neckQuiz.quiz;
  return (
    <>
      <NeckQuizPanel
        settings={settings}
        rows={ASKED}
        pace={triadsSettings}
        playedRows={PLAYED}
        neckQuiz={neckQuiz}
      />
      <Panel title={TITLES.settings} className={stack.stack}>
        <Field settings={settings} row={triadsSettings.frets} />
        <Field settings={settings} row={triadsSettings.display} />
        <Field settings={settings} row={triadsSettings.accidentals} />
        <LockedNote session={session} />
      </Panel>
      {!isOpen(session) && <Selector settings={settings} />}
    </>
  );
});

/** Which triad is shown: none while the quiz asks about others. */
function Selector({ settings }: Pick<TriadsControlsProps, 'settings'>) {
  return (
    <Panel title={TITLES.selector} className={stack.stack}>
      <Field settings={settings} row={triadsSettings.root} />
      <Field settings={settings} row={triadsSettings.quality} />
      <Field settings={settings} row={triadsSettings.stringSet} />
      <ShapeField settings={settings} />
    </Panel>
  );
}

/** Which shape is shown, or why there is none. Apart from the panel, so that a new quality redraws nothing else of it. */
function ShapeField({ settings }: Pick<TriadsControlsProps, 'settings'>) {
  const choices = useChoices(settings);
  const { options } = useShownSetting(settings, triadsSettings.shape);
  // The first is to show no shape.
  if (options.length > 1) return <Field settings={settings} row={triadsSettings.shape} />;
  return <p>{whyNoShape(choices)}</p>;
}

/** Why the triad that is chosen has no shape. */
function whyNoShape(choices: Choices): string {
  const set = triadsSettings.stringSet.read(choices);
  if (set === 'All') return SHAPES_NEED_A_SET;
  return hasShapesFurtherUp(choices) ? shapesBeyond(triadsSettings.frets.read(choices)) : SHAPES_TOO_WIDE;
}
