import type { Click, Metronome } from '../audio/metronome';
import { openContext, type Player } from '../audio/player';
import type { Listener } from '../listening/listener';
import { createOpener, type Ignoring } from '../listening/open';
import type { OpenInput } from '../listening/service';
import { type Announcer, readingTime } from '../speech/announcer';

interface OwnSound {
  readonly player: Pick<Player, 'snapshot' | 'subscribe'>;
  readonly metronome: Pick<Metronome, 'onClick'>;
  readonly announcer: Pick<Announcer, 'follow'>;
  readonly now: () => number;
}

/** Creates a span that is ignored from when something becomes true until it becomes false. */
function createSpan(ignoring: Ignoring) {
  let end: (() => void) | undefined;
  return (sounds: 'yes' | 'no') => {
    if (sounds === 'yes') end ??= ignoring.begin();
    else end = void end?.();
  };
}

/** How long a click is heard in a room (milliseconds), but never more than half of the way to the next beat. */
const CLICK_HEARD = 200;

/** The time in which a click may be heard; none if it is played on headphones, on the beat itself. */
export const clickSpan = ({
  at,
  untilBeat,
}: Click): { readonly from: number; readonly to: number } | undefined =>
  untilBeat === undefined ? undefined : { from: at, to: at + Math.min(CLICK_HEARD, untilBeat / 2) };

/**
 * Reports when the app's player sounds, its metronome clicks between two beats, and its voice speaks. A screen reader may be reading a text through the same
 * loudspeakers; it doesn't report the end, so that is estimated.
 *
 * @returns a function that ends that
 */
export function followOwnSound(
  { player, metronome, announcer, now }: OwnSound,
  ignoring: Ignoring,
  options: Listener['options'],
): () => void {
  const playing = createSpan(ignoring);
  const speaking = createSpan(ignoring);
  const look = () => playing(player.snapshot().status === 'playing' ? 'yes' : 'no');
  look();
  const stopPlayer = player.subscribe(look);
  const stopAnnouncer = announcer.follow(spoken => {
    speaking(spoken?.by === 'voice' ? 'yes' : 'no');
    const { readerPace } = options();
    if (spoken?.by === 'reader' && readerPace > 0)
      ignoring.until(now() + readingTime(spoken.text) * readerPace);
  });
  const stopClicks = metronome.onClick(click => {
    const span = clickSpan(click);
    if (span) ignoring.between(span);
  });
  return () => {
    stopPlayer();
    stopClicks();
    stopAnnouncer();
  };
}

/** Opens the microphone and MIDI for the app. */
export const openListening = (own: Omit<OwnSound, 'now'>): OpenInput =>
  createOpener({
    openContext,
    followOwnSound: (ignoring, options) =>
      followOwnSound({ ...own, now: () => performance.now() }, ignoring, options),
  });
