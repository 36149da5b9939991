import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { Neck } from '../../fretboard/Neck';
import { Summary } from '../../fretboard/Summary';
import { NECK_TITLES } from '../../fretboard/text';
import type { ToneStyle } from '../../fretboard/toneCells';
import { useInstrument } from '../../fretboard/useInstrument';
import { placeTones, useNeckSound, useSounding } from '../../fretboard/useNeckSound';
import type { Position } from '../../instrument/position';
import { MOST_STRINGS, positionsOfVoicing } from '../../instrument/voicing';
import { NeckEnding } from '../../neckQuiz/NeckEnding';
import { NeckHowToUse } from '../../neckQuiz/NeckHowToUse';
import { NeckQuestion } from '../../neckQuiz/NeckQuestion';
import { NeckQuizPanel } from '../../neckQuiz/NeckQuizPanel';
import type { NeckQuizOfScreen } from '../../neckQuiz/useNeckQuiz';
import { isDrilling } from '../../quiz/LockedNote';
import { StartQuiz } from '../../quiz/StartQuiz';
import { isOpen } from '../../quiz/session';
import { Field } from '../../settings/Field';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePictures } from '../../settings/usePictures';
import { usePreferenceSettings, useSetting, useSettings } from '../../settings/useSettings';
import { soundDisabled } from '../../settings/useSound';
import { useSpeech, useSpokenChange } from '../../speech/Speech';
import { type Chord, chordText, isSameChord } from '../../theory/chord';
import { type ChordList, chordsIn } from '../../theory/chordList';
import { CommandButton } from '../../ui/CommandButton';
import { ARROWS, HowToUse, keysOf, stepsOf } from '../../ui/HowToUse';
import { Panel } from '../../ui/Panel';
import { ScreenFrame } from '../../ui/ScreenFrame';
import { Spoken } from '../../ui/Spoken';
import { useCommands } from '../../ui/shell';
import stack from '../../ui/stack.module.css';
import { PICTURE_NOTICES, type PictureOutcome } from '../../ui/text';
import type { ScreenProps } from '../definition';
import { derived } from '../derived';
import { ChordDiagram } from './ChordDiagram';
import { ChordField } from './ChordField';
import styles from './Chords.module.css';
import { ChangesPanel } from './changes/ChangesPanel';
import { ListPanel } from './changes/ListPanel';
import { withOwnList } from './changes/settings';
import { placeText } from './changes/text';
import { useRunner } from './changes/useRunner';
import { CheckPanel } from './check/CheckPanel';
import type { Checker } from './check/checker';
import { useChecker, useChecking } from './check/useChecker';
import { type ChordsCommands, createChordsCommands, toldIn } from './commands';
import { createChordPictures } from './picture';
import { AnswerField } from './quiz/AnswerField';
import { useChordsQuiz } from './quiz/useChordsQuiz';
import { changesIn, chordsSettings, viewIn, withChord } from './settings';
import {
  beginText,
  capoLine,
  chordFacts,
  NO_SHAPE,
  nameInFull,
  spokenShown,
  stringLines,
  stringsUsed,
  TAPS,
  TITLES,
  type ToldShape,
  USES,
} from './text';
import { type ChordView, checkMarks, chordCells, type ShownChanges, shapeBefore } from './view';

/** Says a chord when it is shown, and its shape when another one is. */
function spokenView(before: ChordView, after: ChordView): string {
  const told = toldIn(after);
  if (told === undefined) return NO_SHAPE;
  const isOtherChord = chordText(before.chord, 'letters') !== chordText(after.chord, 'letters');
  if (!isOtherChord && before.voicing === after.voicing) return '';
  return spokenShown(told, after.index + 1, after.count, isOtherChord);
}

interface Shown {
  readonly view: ChordView;
  readonly changes: ShownChanges;
}

/** The same, after the chord's place in the list, where that is another one. */
function spokenChange(before: Shown, after: Shown): string {
  const { index, chords } = after.changes;
  const text = spokenView(before.view, after.view);
  const isMoved = index !== undefined && index !== before.changes.index;
  return text !== '' && isMoved ? `${placeText(index, chords.length)} ${text}` : text;
}

/** The Chords screen: a chord in the shapes that a hand can hold, drawn, played and told string by string. */
export function ChordsScreen({ screen }: ScreenProps) {
  const settings = useSettings('chords');
  const field = useRef<HTMLInputElement>(null);
  const listField = useRef<HTMLInputElement>(null);
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const sound = useNeckSound();
  const [viewNow] = useState(() => derived(settings.choices, viewIn));
  const view = useSyncExternalStore(settings.subscribe, viewNow);
  const [changesNow] = useState(() => derived(settings.choices, changesIn));
  const changes = useSyncExternalStore(settings.subscribe, changesNow);
  const told = useTold(view);
  const checker = useChecker(viewNow);
  const isChecked = useChecking(checker, view);
  const runner = useRunner(settings, changesNow);
  const button = useRef<HTMLButtonElement>(null);
  const preferred = usePreferenceSettings();
  const isRunning = useSyncExternalStore(runner.subscribe, runner.isRunning);
  useEffect(() => {
    if (isRunning) checker.clear();
  }, [checker, isRunning]);
  const [pictures, outcome] = usePictures();
  const { neckQuiz, toldStrings } = useChordsQuiz(settings, () => neck.current?.focus());
  const { quiz, playQuestion, isHeardInQuestion } = neckQuiz;
  const { session } = quiz;
  const style = useQuestionStyle(settings);
  const commands = useMemo(
    () =>
      createChordsCommands({
        ...{ view: viewNow, sound, say, nextString: told.nextString },
        before() {
          const [shown, listed] = [told.before(), shapeBefore(changesNow())];
          return listed && !(shown && isSameChord(shown.chord, listed.chord)) ? listed : shown;
        },
        ...{ toldStrings, playQuestion, isHeardInQuestion, soundState: sound.state },
        ...{ session: quiz.current, quiz: quiz.commands },
        copy: async text => navigator.clipboard.writeText(text),
        ...{ pictures, print: () => window.print() },
        ...createChordPictures({ view: viewNow, settings, preferred }),
        name: () => nameInFull(viewNow().instrument, viewNow().chord, 'letters'),
        focusField: () => field.current?.focus(),
        checker,
        focusNeck: () => neck.current?.focus(firstPlace(viewNow())),
        stopChanges: runner.stop,
        focusList: () => listField.current?.focus(),
        ...{ runner, listed: () => changesNow().chords.length },
      }),
    [
      viewNow,
      changesNow,
      settings,
      preferred,
      pictures,
      runner,
      sound,
      say,
      told,
      checker,
      toldStrings,
      playQuestion,
      isHeardInQuestion,
      quiz.current,
      quiz.commands,
    ],
  );
  useCommands(commands.all);
  useSpokenChange(
    useMemo(() => ({ view, changes }), [view, changes]),
    // What runs through the list says itself which chord is next.
    (before, after) => (runner.isRunning() ? '' : spokenChange(before, after)),
  );
  const goToNeck = useCallback(() => {
    // In a grid, screen readers leave letters to the page: the next ones tell the shape.
    neck.current?.focus(firstPlace(viewNow()));
  }, [viewNow]);
  const show = useCallback(
    (chord: Chord) => {
      settings.apply(withChord(settings.choices(), chord));
      goToNeck();
    },
    [settings, goToNeck],
  );
  const showList = useCallback(
    (list: ChordList, understood: 'all' | 'some') => {
      const [first] = chordsIn(list);
      const choices = chordsSettings.place.write(withOwnList(settings.choices(), list), 1);
      settings.apply(first ? withChord(choices, first) : choices);
      if (understood === 'all') goToNeck();
    },
    [settings, goToNeck],
  );

  // Beside the neck once there is something to follow.
  const panel = view.voicing && <CheckPanel checker={checker} commands={commands} />;
  const [check, offer] = isChecked ? [panel, undefined] : [undefined, panel];

  const isAsking = isOpen(session);
  useEffect(() => {
    if (!isAsking) return;
    checker.stop();
    runner.stop();
  }, [isAsking, checker, runner]);
  return (
    <>
      <ScreenFrame
        title={screen.title}
        subtitle={screen.subtitle}
        begin={beginText(view.instrument.names)}
        aside={
          !isDrilling(session) && (
            <>
              <NeckQuizPanel settings={settings} rows={ASKED} pace={chordsSettings} neckQuiz={neckQuiz} />
              {!isAsking && (
                <>
                  <Panel title={TITLES.chord} className={stack.stack}>
                    <ChordField ref={field} onChord={show} />
                    <Field settings={settings} row={chordsSettings.root} />
                    <Field settings={settings} row={chordsSettings.type} />
                    <Field settings={settings} row={chordsSettings.bass} />
                    <Field settings={settings} row={chordsSettings.shape} />
                  </Panel>
                  <ListPanel {...{ settings, list: changes.list, field: listField, onList: showList }} />
                </>
              )}
            </>
          )
        }
      >
        {isAsking ? (
          <>
            <NeckQuestion
              {...{ neckQuiz, style }}
              play={commands.play}
              field={<AnswerField ref={field} quiz={quiz} />}
            />
            <NeckHowToUse screen="chords" neckQuiz={neckQuiz} play={commands.play} />
          </>
        ) : (
          <>
            <ChordPanel {...{ settings, view, commands, sound, neck, checker }} start={neckQuiz.refs.start} />
            {check}
            {changes.chords.length > 0 && (
              <ChangesPanel {...{ settings, changes, runner, commands, button }} />
            )}
            {view.voicing && <ShapePanel {...{ view, commands, outcome }} />}
            {offer}
            <HowToUse
              taps={TAPS}
              items={[
                { ...USES.type, keys: keysOf(commands.type) },
                { ...USES.shapes, keys: stepsOf('chords', chordsSettings.shape) },
                { ...USES.play, keys: keysOf(commands.play) },
                { ...USES.next, keys: keysOf(commands.nextString) },
                { ...USES.whole, keys: keysOf(commands.whole) },
                { ...USES.changes, keys: keysOf(commands.changes) },
                { ...USES.check, keys: keysOf(commands.check) },
                { ...USES.list, keys: keysOf(commands.typeList) },
                ...(changes.chords.length === 0
                  ? []
                  : [
                      { ...USES.places, keys: stepsOf('chords', chordsSettings.place) },
                      { ...USES.minute, keys: keysOf(commands.minute) },
                      { ...USES.metronome, keys: keysOf(commands.metronome) },
                    ]),
                { ...USES.move, keys: ARROWS },
                { ...USES.quiz, keys: keysOf(commands.quiz.start) },
              ]}
            />
          </>
        )}
        <NeckEnding screen="chords" neckQuiz={neckQuiz} />
      </ScreenFrame>
      {quiz.runner}
    </>
  );
}

/** What decides the questions. */
const ASKED = [
  ...[chordsSettings.quizType, chordsSettings.types, chordsSettings.roots],
  chordsSettings.sounding,
];

/** How the notes of a solved shape are drawn: as intervals where those are shown, otherwise by their names. */
function useQuestionStyle(settings: Settings): ToneStyle {
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  const display = useSetting(settings, chordsSettings.display);
  const { names } = useInstrument();
  return useMemo(
    () => ({ signs, display: display === 'intervals' ? 'intervals' : 'notes', ...(names && { names }) }),
    [signs, display, names],
  );
}

/** The place of the lowest note of the shape. */
const firstPlace = ({ voicing }: ChordView): Position | undefined =>
  voicing && positionsOfVoicing(voicing)[0];

/** What was shown before, and which string is told next: from the first one on whenever a shape is shown anew. */
function useTold(view: ChordView) {
  const shown = useRef<{ readonly now?: ToldShape; readonly before?: ToldShape }>({});
  const next = useRef<{ readonly of: unknown; readonly at: number }>({ of: undefined, at: 0 });
  useEffect(() => {
    const now = toldIn(view);
    const known = shown.current.now;
    if (now?.voicing === known?.voicing) return;
    shown.current = { ...(now && { now }), ...(known && { before: known }) };
  }, [view]);
  return useMemo(
    () => ({
      before: () => shown.current.before,
      nextString(of: unknown) {
        const at = next.current.of === of ? next.current.at : 0;
        next.current = { of, at: at + 1 };
        return at;
      },
    }),
    [],
  );
}

interface ChordPanelProps {
  readonly settings: Settings;
  readonly view: ChordView;
  readonly commands: ChordsCommands;
  readonly sound: ReturnType<typeof useNeckSound>;
  readonly neck: RefObject<NeckHandle | null>;
  readonly checker: Checker;
  readonly start: NeckQuizOfScreen['refs']['start'];
}

/** The chord in text, and its shape on the neck. */
function ChordPanel({ settings, view, commands, sound, neck, checker, start }: ChordPanelProps) {
  const all = usePreferenceSettings();
  const signs = useSetting(all, preferences.signs);
  const soundState = useSetting(all, preferences.sound);
  const display = useSetting(settings, chordsSettings.display);
  const sounding = useSounding(sound);
  const check = useSyncExternalStore(checker.subscribe, checker.state)?.check;
  const { instrument, voicing } = view;
  const capo = capoLine(instrument, view.chord, signs);
  const cellAt = useMemo(
    () => chordCells(view, { display, signs }, sounding, checkMarks(check)),
    [view, display, signs, sounding, check],
  );
  const hear = useCallback(
    (place: Position) => sound.play(placeTones(instrument, place)),
    [instrument, sound],
  );
  const others = useMemo(() => [commands.play, commands.copy], [commands]);
  const primary = useMemo(() => <StartQuiz ref={start} start={commands.quiz.start} />, [start, commands]);
  useEffect(() => {
    if (voicing) neck.current?.reveal(positionsOfVoicing(voicing));
  }, [voicing, neck]);
  return (
    <Panel title={TITLES.neck} className={stack.stack}>
      <Summary text={chordFacts(view.chord, signs, instrument.names)} />
      {capo && (
        <p>
          <Spoken {...capo} />
        </p>
      )}
      {voicing === undefined && <p className={stack.notice}>{NO_SHAPE}</p>}
      {instrument.strings.length > MOST_STRINGS && <p>{stringsUsed(MOST_STRINGS)}</p>}
      <Neck
        name={TITLES.neck}
        instrument={instrument}
        lastFret={view.frets}
        cellAt={cellAt}
        onAct={hear}
        onHear={hear}
        actTitle={NECK_TITLES.hear}
        actDisabled={soundDisabled(soundState)}
        handle={neck}
        others={others}
        primary={primary}
      />
      <div className={stack.row}>
        <Field settings={settings} row={chordsSettings.display} />
        <Field settings={settings} row={chordsSettings.accidentals} />
        <Field settings={settings} row={chordsSettings.frets} />
      </div>
    </Panel>
  );
}

interface ShapePanelProps extends Pick<ChordPanelProps, 'view' | 'commands'> {
  /** How taking a picture ended. */
  readonly outcome: PictureOutcome | undefined;
}

/** The shape as chord books draw it, and in words. */
function ShapePanel({ view, commands, outcome }: ShapePanelProps) {
  const signs = useSetting(usePreferenceSettings(), preferences.signs);
  const told = toldIn(view);
  if (told === undefined) return null;
  const name = chordText(view.chord, signs, view.instrument.names);
  return (
    <Panel title={TITLES.spoken} className={stack.stack}>
      <div className={styles.twins}>
        <ChordDiagram name={name} voicing={told.voicing} />
        <ol className={styles.strings}>
          {stringLines(told).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div className={stack.row}>
        <CommandButton tone="text" command={commands.nextString} />
        <CommandButton tone="text" command={commands.whole} />
        <CommandButton tone="text" command={commands.changes} />
        <CommandButton tone="text" command={commands.copyPicture} />
        <CommandButton tone="text" command={commands.saveSvg} />
        <CommandButton tone="text" command={commands.copyNeck} />
        <CommandButton tone="text" command={commands.saveNeck} />
        <CommandButton tone="text" command={commands.print} />
      </div>
      {outcome && <p>{PICTURE_NOTICES[outcome]}</p>}
    </Panel>
  );
}
