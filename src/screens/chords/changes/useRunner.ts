import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useClicks } from '../../../audio/Audio';
import { useListener } from '../../../listening/Listening';
import { usePracticeApi } from '../../../results/practiceApi';
import { preferences } from '../../../settings/preferences';
import type { Settings } from '../../../settings/settings';
import { usePreferenceSettings, useSetting } from '../../../settings/useSettings';
import { useSpeech } from '../../../speech/Speech';
import { chordListText } from '../../../theory/chordList';
import { useCommandInput } from '../../../ui/shell';
import { chordsSettings } from '../settings';
import type { ShownChanges } from '../view';
import { isUnderWay } from './minute';
import { createRunner, type Runner, type Running } from './runner';

/** How often the page looks at the clock while a minute runs (milliseconds). */
const LOOK_EVERY = 100;

const phaseOf = ({ minute, beat }: Running): 'minute' | 'metronome' | 'nothing' =>
  isUnderWay(minute) ? 'minute' : beat === undefined ? 'nothing' : 'metronome';

/** What runs through the list of chords of a screen; it ends when the page is hidden, the screen left, or another list shown. */
export function useRunner(settings: Settings, changesNow: () => ShownChanges): Runner {
  const { say } = useSpeech();
  const clicks = useClicks();
  const listener = useListener();
  const all = usePreferenceSettings();
  const { changeBests, date } = usePracticeApi();
  const [runner] = useState(() =>
    createRunner({
      ...{ say, clicks, date, changes: changesNow, bests: changeBests },
      now: () => performance.now(),
      show: place => settings.choose(chordsSettings.place, { code: String(place + 1), text: '' }),
      volume: () => all.read(preferences.volume) / 100,
      pace: () => ({
        beatsPerMinute: settings.read(chordsSettings.tempo),
        beats: settings.read(chordsSettings.beats),
      }),
    }),
  );
  // Not the whole state: a beat or a second draws only its figures anew.
  const phase = useSyncExternalStore(runner.subscribe, () => phaseOf(runner.state()));
  useCommandInput(phase);

  const isCounting = phase === 'minute';
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(runner.tick, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [runner, isCounting]);
  useEffect(
    () => listener.onNote(({ kind, note }) => kind === 'heard' && runner.hear(note.midi)),
    [listener, runner],
  );
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && runner.stop();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      runner.stop();
    };
  }, [runner]);

  const list = useSyncExternalStore(settings.subscribe, () => chordListText(changesNow().list, 'letters'));
  const known = useRef(list);
  useEffect(() => {
    if (known.current !== list) runner.stop();
    known.current = list;
  }, [runner, list]);
  const tempo = useSetting(settings, chordsSettings.tempo);
  const beats = useSetting(settings, chordsSettings.beats);
  const knownPace = useRef(`${tempo} ${beats}`);
  useEffect(() => {
    const pace = `${tempo} ${beats}`;
    // A new pace takes effect at once, with a count-in of its own.
    if (knownPace.current !== pace && runner.state().beat !== undefined) runner.startMetronome();
    knownPace.current = pace;
  }, [runner, tempo, beats]);
  return runner;
}
