import { useLayoutEffect, useMemo, useRef } from 'react';
import { orientationIn } from '../../fretboard/useInstrument';
import type { Instrument } from '../../instrument/instrument';
import { historyOf } from '../../practice/history';
import { pathOn } from '../../practice/path';
import { passedTests } from '../../practice/skillTest';
import { knowledgeByQuiz, pathIn } from '../../practice/today';
import { useQuizzes } from '../../quiz/quizzes';
import { usePracticeApi } from '../../results/practiceApi';
import type { SettingRow } from '../../settings/setting';
import type { Settings } from '../../settings/settings';
import { usePictures } from '../../settings/usePictures';
import { useChoices, usePreferenceSettings } from '../../settings/useSettings';
import { useCommandInput } from '../../ui/shell';
import { datesUpTo } from '../dates';
import { addressHere } from '../picture';
import { useSkills } from '../useSkills';
import { useSums } from '../useSums';
import { createProgressCommands } from './commands';
import { EIGHT_WEEKS, progressPicture } from './picture';
import { progressSettings, QUIZ_ROWS } from './settings';
import { pictureTitle } from './text';
import { figureCells, firstQuizIn, type ProgressView, viewOf } from './view';

/** A picture of what the answers of the chosen tab say. */
function pictureOf(
  view: ProgressView | undefined,
  settings: Settings,
  preferred: Settings,
  instrument: Instrument,
  today: string,
) {
  if (view === undefined) throw new Error('no answers are read');
  const chosenIn = (row: SettingRow | undefined) =>
    row?.optionsIn(settings.choices()).find(option => row.isChosen(settings.choices(), option))?.text ?? '';
  const style = settings.read(progressSettings.accidentals);
  const neck = {
    ...{ instrument, lastFret: settings.read(progressSettings.frets), orientation: orientationIn(preferred) },
    cellAt: figureCells(view, instrument, style),
  };
  return progressPicture({
    ...{ view, days: historyOf(view.days, datesUpTo(today, EIGHT_WEEKS)), address: addressHere() },
    title: pictureTitle(chosenIn(progressSettings.tab), chosenIn(QUIZ_ROWS[view.tab])),
    ...(view.tab === 'notes' && { neck }),
  });
}

/**
 * What the Progress screen shows, which is nothing until the answers have been read, the path, which needs the code of all
 * quizzes too, and its commands.
 */
export function useProgress(settings: Settings, instrument: Instrument) {
  const practice = usePracticeApi();
  const quizzes = useQuizzes();
  const preferred = usePreferenceSettings();
  const [pictures, outcome] = usePictures();
  const sums = useSums();
  const choices = useChoices(settings);
  const first = useMemo(
    () => (typeof sums === 'string' ? undefined : firstQuizIn(sums, choices)),
    [sums, choices],
  );
  useLayoutEffect(() => {
    if (first) settings.choose(first.row, first.option);
  }, [settings, first]);
  const view = useMemo(
    () => (typeof sums === 'string' ? undefined : viewOf(sums, choices, instrument)),
    [sums, choices, instrument],
  );
  const skills = useSkills(pathOn(instrument));
  const path = useMemo(() => {
    if (typeof sums === 'string' || skills === undefined || skills === 'failed') return undefined;
    const moment = { now: practice.now(), today: practice.date() };
    return pathIn(skills, knowledgeByQuiz(sums.items.values(), moment), passedTests(sums.rounds.values()));
  }, [sums, skills, practice]);
  const latest = useRef<ProgressView>(undefined);
  latest.current = view;
  const commands = useMemo(
    () =>
      createProgressCommands({
        ...{ view: () => latest.current, settings, quizzes, practice, pictures },
        picture: () => pictureOf(latest.current, settings, preferred, instrument, practice.date()),
      }),
    [settings, preferred, instrument, quizzes, practice, pictures],
  );
  useCommandInput([view?.tab, view?.days.length, ...(view?.weakest.items ?? [])].join('\n'));
  return { sums, view, path, commands, outcome };
}
