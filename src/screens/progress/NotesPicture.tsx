import { useCallback, useMemo } from 'react';
import { singlePlan } from '../../audio/plan';
import { Neck } from '../../fretboard/Neck';
import { NECK_TITLES } from '../../fretboard/text';
import { useInstrument } from '../../fretboard/useInstrument';
import { namesOf } from '../../instrument/instrument';
import { allPositions, midiAt, type Position, pitchClassAt } from '../../instrument/position';
import { placeText } from '../../instrument/text';
import { stepOf } from '../../practice/steps';
import { useSetting } from '../../settings/useSettings';
import { soundDisabled, useSound } from '../../settings/useSound';
import { drawnName } from '../../theory/names';
import { chromaticName } from '../../theory/note';
import { useShell } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { Picture, type PictureProps } from './Picture';
import styles from './Progress.module.css';
import { progressSettings } from './settings';
import { figuresText, neckNote, STEP_WORDS } from './text';
import { figureCells, type ProgressView, placeFigures } from './view';

const ROWS = [progressSettings.notesQuiz, progressSettings.frets, progressSettings.accidentals];

/** The neck, with a figure at each place. */
export function NotesPicture({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const frets = useSetting(settings, progressSettings.frets);
  const style = useSetting(settings, progressSettings.accidentals);
  const sound = useSound();
  const cellAt = useMemo(() => figureCells(view, instrument, style), [view, instrument, style]);
  const hear = useCallback(
    (place: Position) => sound.play(singlePlan(midiAt(instrument, place))),
    [sound, instrument],
  );
  const places = allPositions(instrument, frets);
  const answered = places.filter(place => placeFigures(view, instrument, place) !== undefined);
  return (
    <Picture
      settings={settings}
      view={view}
      rows={ROWS}
      covered={[answered.length, places.length]}
      note={neckNote(view.quiz, view.measure)}
    >
      <div className={styles.neck}>
        <Neck
          name="Fretboard"
          instrument={instrument}
          lastFret={frets}
          cellAt={cellAt}
          onAct={hear}
          onHear={hear}
          actTitle={NECK_TITLES.hear}
          actDisabled={soundDisabled(sound.state)}
          headline={place => (
            <PlaceFigures
              view={view}
              place={place}
              name={drawnName(chromaticName(pitchClassAt(instrument, place), style), namesOf(instrument))}
            />
          )}
        />
      </div>
    </Picture>
  );
}

interface PlaceFiguresProps {
  readonly view: ProgressView;
  readonly place: Position;
  readonly name: string;
}

/** The place under the cursor and its figures; hidden from screen readers, which say the cell. */
function PlaceFigures({ view, place, name }: PlaceFiguresProps) {
  const { withSigns } = useShell();
  const instrument = useInstrument();
  const figures = placeFigures(view, instrument, place);
  const step = figures && stepOf(figures, view.measure, view.target);
  return (
    <p className={stack.headline} aria-hidden="true">
      <b>{withSigns(name)}</b>
      <span>{placeText(instrument, place)}</span>
      <small>{figuresText(figures)}</small>
      {step && <small>{STEP_WORDS[view.measure][step]}</small>}
    </p>
  );
}
