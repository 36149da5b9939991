import { memo, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDroneNotes } from '../../audio/Audio';
import { type Command, inEffect } from '../../commands/command';
import { asDigit, type Hotkey, hotkeyText, type Stroke } from '../../commands/hotkey';
import { distinctFollowers, type Follower } from '../../commands/resolve';
import { useListener, useListening } from '../../listening/Listening';
import type { ListeningState } from '../../listening/listener';
import type { PlayedNote } from '../../listening/playedNote';
import { LISTENING, listeningText, signedCents } from '../../listening/text';
import { useTimeLeft } from '../../quiz/Figures';
import { type ActiveQuiz, useActiveQuizzes, useQuizzes } from '../../quiz/quizzes';
import { isTimed } from '../../quiz/session';
import type { FiguresState } from '../../quiz/text';
import { DataProgress } from '../../screens/DataProgress';
import type { ScreenDefinition } from '../../screens/definition';
import { useDataState } from '../../screens/yourData';
import { namesIn } from '../../settings/noteNames';
import { preferences } from '../../settings/preferences';
import { usePreferenceSettings, useSetting, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { drawnPitch } from '../../theory/names';
import { pitchName } from '../../theory/pitch';
import { CommandButton } from '../../ui/CommandButton';
import { Kbd } from '../../ui/Kbd';
import { Spoken } from '../../ui/Spoken';
import { useCommandState, useShell } from '../../ui/shell';
import { useAppState, useScreen } from '../AppContext';
import { DATA } from '../data/text';
import { spokenPending } from '../keyboard/usePendingSpeech';
import { screenOf } from '../links/navigation';
import { ALL_DEFAULTS, chosenText, droneLine, openQuiz, UPDATE, waitingQuiz } from '../text';
import { LostQuiz } from './LostQuiz';
import { MetronomeMark } from './MetronomeBar';
import { NamesNews } from './NamesNews';
import styles from './StatusLine.module.css';
import type { ReadCircumstances } from './useCircumstances';

/** Whether the app listens, in words, and the last note that it heard. */
export function ListeningNews() {
  const state = useListening();
  const screen = useScreen();
  const text = listeningText(state, screen?.id === 'tuner' ? 'tuning' : 'answers');
  useSpokenNews(state.status, text);

  if (state.status === 'off') return null;
  return (
    <span className={styles.news}>
      <span>{state.status === 'listening' ? `● ${text}` : text}</span>
      {state.status === 'listening' && <LastNote />}
    </span>
  );
}

/**
 * Speaks news that nobody asked for: that listening can't begin or go on, and that it goes on again. Its beginning and end are
 * spoken by whatever asked for it: a quiz has its own first words and last ones.
 */
function useSpokenNews(status: ListeningState['status'], text: string): void {
  const { say, whenQuiet } = useSpeech();
  const before = useRef(status);
  useEffect(() => {
    const isBack = before.current === 'interrupted' && status === 'listening';
    before.current = status;
    if (isBack) return say(LISTENING.begun, 'news');
    if (status !== 'failed' && status !== 'interrupted') return;
    // A refusal can come at once, and would replace the first question of a quiz.
    return whenQuiet(() => say(text, status === 'failed' ? 'lasting' : 'news'));
  }, [status, text, say, whenQuiet]);
}

/** The note that was heard last. */
function LastNote() {
  const listener = useListener();
  const { withSigns } = useShell();
  const screen = useScreen();
  const { screens } = useAppState().settings;
  const [note, setNote] = useState<PlayedNote>();
  useEffect(() => listener.onNote(event => event.kind === 'heard' && setNote(event.note)), [listener]);
  if (note === undefined) return null;
  const names = namesIn(screen ? screens[screen.id].choices() : new Map());
  return (
    <>
      {' · '}
      <span>
        {withSigns(drawnPitch(pitchName(note.midi, 'sharps'), names))}, {signedCents(note.cents)}
      </span>
    </>
  );
}

/** What the drone sounds, while it does. */
const DroneNews = memo(function DroneNews() {
  const name = useDroneNotes()?.name;
  return (
    name && (
      <span className={styles.news}>
        <Spoken {...droneLine(name)} />
      </span>
    )
  );
});

interface QuizNewsProps {
  readonly quizzes: readonly ActiveQuiz[];
  /** The quiz on this screen. */
  readonly open: ActiveQuiz | undefined;
}

/** How far along the open quizzes are: the one on this screen, then those that wait on others. */
export const QuizNews = memo(function QuizNews({ quizzes, open }: QuizNewsProps) {
  const figures = useSetting(usePreferenceSettings(), preferences.figures) === 'on' ? 'shown' : 'hidden';
  return (
    <>
      {open && <OpenQuiz quiz={open} figures={figures} />}
      {quizzes
        .filter(quiz => quiz !== open)
        .map(quiz => (
          <span key={quiz.screen} className={styles.waiting}>
            {waitingQuiz(screenOf(quiz.screen).name, quiz, figures)}
          </span>
        ))}
    </>
  );
});

interface OpenQuizProps {
  readonly quiz: ActiveQuiz;
  readonly figures: FiguresState;
}

/** The quiz on this screen. */
function OpenQuiz({ quiz, figures }: OpenQuizProps) {
  if (isTimed(quiz.length) && figures === 'shown') return <TimedQuiz quiz={quiz} />;
  return <span>{openQuiz(quiz, figures)}</span>;
}

/** The quiz on this screen with its time limit, which runs down. */
function TimedQuiz({ quiz }: { readonly quiz: ActiveQuiz }) {
  const { subscribe } = useQuizzes();
  const left = useTimeLeft(useSyncExternalStore(subscribe, quiz.session), quiz.timeLeft);
  return <span>{openQuiz(quiz, 'shown', left)}</span>;
}

/** News about the answers, with a way to act on it, on pages that don't show it themselves. */
export function DataNews() {
  const { yourData } = useAppState();
  const { task, report, trouble, deletions, places } = useDataState();
  useSpokenTrouble(trouble);
  if (places > 0) return null;
  const { exportLines, stop, undo } = yourData.commands;
  return (
    <>
      {trouble !== undefined && (
        <span className={styles.news}>
          <span>{trouble}</span> <CommandButton tone="text" command={exportLines} />
        </span>
      )}
      {task && (
        <span className={styles.news}>
          <DataProgress task={task} /> <CommandButton tone="text" command={stop} />
        </span>
      )}
      {report !== undefined && (
        <span className={styles.news}>
          <span>{report}</span> {deletions > 0 && <CommandButton tone="text" command={undo} />}
        </span>
      )}
    </>
  );
}

/** Speaks trouble with the storage once, without interrupting a quiz. */
function useSpokenTrouble(trouble: string | undefined): void {
  const { quizzes } = useAppState();
  const { say, whenQuiet } = useSpeech();
  const isQuizOpen = useSyncExternalStore(quizzes.subscribe, () => quizzes.active().length > 0);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (trouble === undefined || trouble === said || isQuizOpen) return;
    return whenQuiet(() => {
      setSaid(trouble);
      say(DATA.spoken(DATA.group, trouble), 'lasting', 'redrawn');
    });
  }, [trouble, said, isQuizOpen, say, whenQuiet]);
}

interface StatusLineProps {
  /** Loads a new version if one is ready. */
  readonly update: Command;
  /** The pending leader, and what can follow a leader. */
  readonly leader: Stroke | undefined;
  readonly followers: (leader: Stroke) => readonly Follower[];
  readonly circumstances: ReadCircumstances;
}

const HINTS = 5;

/** The bottom line: the screen, its chosen settings, the running quizzes, and the keys that matter now. */
export const StatusLine = memo(function StatusLine({
  update,
  leader,
  followers,
  circumstances,
}: StatusLineProps) {
  const screen = useScreen();
  const quizzes = useActiveQuizzes();
  const open = quizzes.find(quiz => quiz.screen === screen?.id);
  return (
    <footer className={styles.line}>
      <b className={styles.mode}>{open ? 'QUIZ' : (screen?.name.toUpperCase() ?? '?')}</b>
      <span className={styles.texts}>
        <LostQuiz place="line" /> <NamesNews /> {!open && screen && <Chosen screen={screen} />}{' '}
        <QuizNews quizzes={quizzes} open={open} /> <ListeningNews /> <DroneNews /> <MetronomeMark />{' '}
        <DataNews /> <UpdateNews update={update} />
      </span>
      {leader === undefined ? (
        <Hints circumstances={circumstances} />
      ) : (
        <Followers leader={leader} followers={followers(leader)} />
      )}
    </footer>
  );
});

/** A new version that is ready, or what it waits for. */
function UpdateNews({ update }: Pick<StatusLineProps, 'update'>) {
  const { updates } = useAppState();
  const state = useSyncExternalStore(updates.subscribe, updates.state);
  if (state === 'none') return null;
  return (
    <span className={styles.update}>
      {state === 'held' ? UPDATE.held : UPDATE.shown} <CommandButton command={update} />
    </span>
  );
}

/** The settings of a screen that differ from their defaults. */
const Chosen = memo(function Chosen({ screen: { id } }: { screen: ScreenDefinition }) {
  const { withSigns } = useShell();
  const settings = useSettings(id);
  const text = useSyncExternalStore(settings.subscribe, () => {
    const now = settings.choices();
    return settings.table.rows
      .filter(row => now.has(row.id) && (row.isShown?.(now) ?? true) && !row.heldBy?.(now))
      .map(row => {
        const chosen = row.optionsIn(now).filter(option => row.isChosen(now, option));
        return chosenText(
          row.title ?? row.label,
          chosen.map(option => option.text),
        );
      })
      .join(' · ');
  });
  return <span>{withSigns(text) || ALL_DEFAULTS}</span>;
});

interface Hint {
  readonly id: string;
  readonly hint: string;
  readonly hotkey: Hotkey;
}

/** The few keys that matter now. Under a dialog the style sheet hides them, so that closing it causes no re-render. */
function Hints({ circumstances }: Pick<StatusLineProps, 'circumstances'>) {
  const { registry } = useShell();
  const read = (): readonly Hint[] =>
    inEffect(registry.bindings(), circumstances({ dialogOpen: false }))
      .flatMap(({ command: { id, hint, disabled }, hotkeys: [hotkey] }) =>
        hint === undefined || disabled !== undefined || hotkey === undefined ? [] : [{ id, hint, hotkey }],
      )
      .slice(0, HINTS);
  useCommandState(() =>
    read()
      .map(({ id, hint, hotkey }) => `${id} ${hint} ${hotkey}`)
      .join('\n'),
  );
  return (
    <span className={styles.keys} aria-hidden="true">
      {read().map(({ id, hint, hotkey }) => (
        <span key={id}>
          <Kbd hotkey={hotkey} /> {hint}
        </span>
      ))}
    </span>
  );
}

interface FollowersProps {
  readonly leader: Stroke;
  readonly followers: readonly Follower[];
}

function Followers({ leader, followers }: FollowersProps) {
  const { withSigns, platform, numberRow } = useShell();
  const listed = asDigit(leader) === undefined ? distinctFollowers(followers) : [];
  return (
    <span className={styles.pending} aria-hidden="true">
      <b>{hotkeyText(leader, platform, numberRow)} …</b>
      {/* A digit begins a pair, which is fast: the line must not grow for a moment. */}
      {asDigit(leader) !== undefined && <span>{spokenPending(leader, followers)}</span>}
      {listed.map(({ stroke, command }) => (
        <span key={`${stroke} ${command.id}`}>
          <kbd className={styles.stroke}>{hotkeyText(stroke, platform, numberRow)}</kbd>{' '}
          {withSigns(command.title)}
        </span>
      ))}
      <span>
        <kbd className={styles.stroke}>Esc</kbd> cancel
      </span>
    </span>
  );
}
