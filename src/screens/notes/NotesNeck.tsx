import { memo, useCallback, useMemo } from 'react';
import type { Command } from '../../commands/command';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES, samePitchText } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import { namesOf } from '../../instrument/instrument';
import { allPositions, midiAt, type Position, samePosition } from '../../instrument/position';
import { placeInFull, placeText } from '../../instrument/text';
import { useQuestionNeck } from '../../neckQuiz/NeckQuestion';
import { NECK_NAME } from '../../neckQuiz/text';
import type { NeckQuizOfScreen } from '../../neckQuiz/useNeckQuiz';
import { StartQuiz } from '../../quiz/StartQuiz';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { drawnPitch } from '../../theory/names';
import { pitchName } from '../../theory/pitch';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { exploredCells } from './cells';
import type { NotesSetup } from './quiz/question';
import styles from './StartHere.module.css';
import { notesSettings } from './settings';

interface NotesNeckProps {
  readonly settings: Settings;
  readonly neckQuiz: NeckQuizOfScreen;
  readonly play: Command;
  /** Whether a first drill is offered, in place of Start Quiz. */
  readonly isInvited: boolean;
  /** Plays the note of a place. */
  readonly hear: (place: Position) => void;
}

/** The neck, to explore or with a question on it: one element, so that the cursor stays where it is between them. */
export function NotesNeck({ settings, neckQuiz, isInvited, play, hear }: NotesNeckProps) {
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  const style = useMemo(() => ({ display: 'notes', signs }) as const, [signs]);
  const asked = useQuestionNeck({ neckQuiz, style, play });
  const explored = useExplored(settings, neckQuiz, isInvited ? 'later' : 'now', play, hear);
  return <Neck {...(asked ?? explored)} />;
}

/** What the neck shows without a question. */
function useExplored(
  settings: Settings,
  { quiz, refs }: NeckQuizOfScreen,
  when: 'now' | 'later',
  play: Command,
  hear: (place: Position) => void,
) {
  const instrument = useInstrument();
  const preferred = usePreferenceSettings();
  const signs = useSetting(preferred, preferences.signs);
  const sound = useSetting(preferred, preferences.sound);
  const frets = useSetting(settings, notesSettings.frets);
  const accidentals = useSetting(settings, notesSettings.accidentals);
  const highlights = useSetting(settings, notesSettings.highlights);
  const unmarked = useSetting(settings, notesSettings.others);
  const cellAt = useMemo(
    () => exploredCells({ instrument, accidentals, signs }, highlights, unmarked),
    [instrument, signs, accidentals, highlights, unmarked],
  );
  const others = useMemo(() => [play], [play]);
  const { start } = quiz.commands;
  const primary = useMemo(
    () => (
      // The script in the page draws it at once for those who have been here.
      <div className={styles.start} data-start={when}>
        <StartQuiz ref={refs.start} start={start} />
      </div>
    ),
    [refs, start, when],
  );
  const headline = useCallback(
    (place: Position) => <PlaceHeadline {...{ instrument, frets, accidentals, place }} />,
    [instrument, frets, accidentals],
  );
  return {
    name: NECK_NAME,
    ...{ instrument, cellAt, others, primary, headline },
    handle: refs.neck,
    lastFret: frets,
    onAct: hear,
    onHear: hear,
    actTitle: NECK_TITLES.hear,
    actDisabled: soundDisabled(sound),
  };
}

interface PlaceHeadlineProps extends Pick<NotesSetup, 'instrument' | 'frets' | 'accidentals'> {
  readonly place: Position;
}

/** The pitch under the cursor, and where else it is; hidden from screen readers, which say the cell. */
const PlaceHeadline = memo(function PlaceHeadline({
  instrument,
  frets,
  accidentals,
  place,
}: PlaceHeadlineProps) {
  const { withSigns } = useShell();
  const midi = midiAt(instrument, place);
  const open = place.fret === 0 ? instrument.strings[place.guitarString] : undefined;
  const name = drawnPitch(open?.openNote ?? pitchName(midi, accidentals), namesOf(instrument));
  const others = allPositions(instrument, frets).filter(
    other => midiAt(instrument, other) === midi && !samePosition(other, place),
  );
  return (
    <p className={stack.headline} aria-hidden="true">
      <b>{withSigns(name)}</b>
      <span>{placeInFull(instrument, place)}</span>
      <small>{samePitchText(others.map(other => placeText(instrument, other)))}</small>
    </p>
  );
});
