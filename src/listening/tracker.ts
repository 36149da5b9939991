import { DETECTION } from './limits';
import { type Change, createOnsets, createTalk, type Loudness } from './onsets';
import type { NoteEvent, PlayedNote } from './playedNote';
import { createRun, OVERTONES, type ReadPitch, type Run } from './run';
import type { Supply } from './supply';

/** A note in the detector's own time: its onset is in seconds since the first sample. */
export type DetectedNote = Omit<PlayedNote, 'source' | 'guitarString'>;

/** An event of a note, in the detector's own time. */
export interface Detected {
  readonly kind: NoteEvent['kind'];
  readonly note: DetectedNote;
  readonly at: number;
}

export interface Reading extends Loudness {
  /** Left out where no pitch is clear. */
  readonly pitch?: ReadPitch;
  /** The pitch beside the string that rang before the onset; left out where none is clear. */
  readonly beside?: ReadPitch;
  /** How much the sound is like what a string that rings (Hz) would be by now, or some time ago (seconds): 1 if it is the same. */
  readonly goesOn?: (ringing: number, ago?: number) => number;
  /** The same at any moment of that string's period, and however loud it is. */
  readonly skipsOn?: (ringing: number) => number;
  /** Whether that string goes on in what it has for itself beside an overtone, which has so many times its frequency. */
  readonly ownGoesOn?: (ringing: number, times: number) => boolean;
  /** Left out where nothing is known of it: then the sound is as it was played. */
  readonly supply?: Supply;
}

/** The sound since an onset. */
interface Sounding {
  readonly onset: number;
  /** What there was before the onset: after talk, even a pitch that is asked for has to last. */
  readonly after: 'talk' | 'playing';
  /** The sound that the onset has interrupted, until something is heard since. */
  before: Sounding | undefined;
  /** Pitches that rang before the onset. */
  readonly ringing: ReadonlySet<number>;
  /** The frequency of the loudest of them (Hz). */
  readonly rings: number | undefined;
  /** What the note had for itself in the latest hop in which it was clear. */
  own: ReadPitch['own'] | undefined;
  /** What the string that rang before had. */
  readonly had: ReadPitch['own'] | undefined;
  /** Whether the note covers what rang before it, so that a new onset finds only the note. */
  isAlone: boolean;
  /**
   * Whether the onset was that of a string, so that one that rang may have been struck again; `beside` if that one rang on, and
   * another was struck.
   */
  struck: 'unknown' | 'yes' | 'no' | 'beside';
  /** For each of `OVERTONES`, whether the string that rang before goes on in what it has for itself beside it. */
  ownGoesOn: readonly boolean[];
  /** How much the string that rang before went on as it did until the onset: two strings that beat don't. */
  readonly wentOn: number;
  /** Whether the string that rang before was stopped. */
  isStopped: boolean;
  level: number;
  /** The levels of the latest hops, as far back as they don't overlap. */
  readonly levels: number[];
  /** The lowest level since the note was last clear, and how far the level has risen from it (decibels). */
  lowest: number;
  risen: number;
  run: Run | undefined;
  /** The latest clear pitch (Hz) of the note. */
  frequency: number | undefined;
  /** The pitches that were heard. */
  readonly heard: Set<number>;
  /** The note that was heard last. */
  note: DetectedNote | undefined;
  verdict: 'none' | 'held';
  unclear: number;
  quiet: number;
  lost: number;
}

/** Follows notes from hop to hop. */
export interface Tracker {
  /** Takes the next hop; returns the events of notes. */
  follow(reading: Reading): readonly Detected[];
  /** Whether something sounds since an onset. */
  isSounding(): boolean;
  /** When strings were last struck (seconds since the first sample); `undefined` before the first time. */
  latestOnset(): number | undefined;
  /** Whether it isn't known yet if the latest onset was that of a string. */
  isUnsure(): boolean;
  /** The frequency (Hz) of a string that rang before the latest onset and may ring on. */
  ringing(): number | undefined;
  /**
   * Whether a pitch whose period several strings may share is taken for that of one of them: it was heard, or clear for long, or is
   * asked for and sounds beside a string.
   */
  trusts(midi: number, where: 'whole' | 'beside'): boolean;
}

function startOf(
  onset: number,
  after: Sounding['after'],
  { level, goesOn }: Reading,
  latest: Sounding | undefined,
): Sounding {
  // A click just after an onset is no reason to forget what rang before both.
  const before = latest?.note ? latest : latest?.before;
  return {
    ...{ onset, level, before, run: undefined, heard: new Set<number>(), note: undefined, verdict: 'none' },
    ...{ after, levels: [], lowest: level, risen: 0 },
    ringing: new Set([...(before?.isAlone ? [] : (before?.ringing ?? [])), ...(before?.heard ?? [])]),
    rings: before?.frequency,
    isAlone: false,
    own: undefined,
    had: before?.own,
    ownGoesOn: [],
    wentOn: before === undefined ? 1 : wentOnUntil(onset, before, goesOn),
    struck: before ? 'unknown' : 'yes',
    isStopped: false,
    ...{ frequency: undefined, unclear: 0, quiet: 0, lost: 0 },
  };
}

/** The sound of a string that has joined one that rang alone. */
const joinOf = (onset: number, after: Sounding['after'], reading: Reading, latest: Sounding): Sounding => ({
  ...startOf(onset, after, reading, latest),
  ringing: new Set(latest.note ? [latest.note.midi] : []),
  struck: 'beside',
});

/**
 * Creates a tracker that has heard nothing.
 *
 * @param isExpected whether a pitch is asked for
 */
export function createTracker(isExpected: (midi: number) => boolean): Tracker {
  const onsets = createOnsets();
  const talk = createTalk();
  let sounding: Sounding | undefined;
  let latest: number | undefined;

  const end = (at: number): readonly Detected[] => {
    const note = sounding?.note ?? sounding?.before?.note;
    sounding = undefined;
    return note ? [{ kind: 'ended', note, at }] : [];
  };

  return {
    isSounding: () => sounding !== undefined,
    latestOnset: () => latest,
    isUnsure: () => sounding?.struck === 'unknown',
    ringing: () => sounding?.rings,
    trusts(midi, where) {
      if (sounding === undefined) return false;
      const { note, ringing, run } = sounding;
      const isHeard = note?.midi === midi || ringing.has(midi);
      const isLong = run?.midi === midi && run.length() >= DETECTION.trusted;
      return isHeard || isLong || (where === 'beside' && isExpected(midi));
    },
    follow(reading) {
      const { time } = reading;
      talk.hear(reading, (reading.pitch ?? reading.beside)?.frequency);
      const onset = time - DETECTION.onsetDelay;
      if (onsets.isAt(reading) && !isGoing(sounding, reading)) {
        latest = onset;
        sounding = startOf(onset, talk.isOn(time) ? 'talk' : 'playing', reading, sounding);
        return [];
      }
      if (sounding && isJoined(sounding)) {
        latest = onset - DETECTION.joined * DETECTION.hop;
        sounding = joinOf(latest, talk.isOn(time) ? 'talk' : 'playing', reading, sounding);
      }
      if (sounding === undefined || onset < sounding.onset + DETECTION.settle) return [];
      if (isOver(sounding, reading)) return end(time);
      if (wasNothing(sounding, onset)) {
        sounding = sounding.before;
        return [];
      }
      if (sounding.struck === 'unknown') {
        const change = onsets.change();
        sounding.isStopped = hasStopped(sounding, reading) && !hasSkipped(change, sounding, reading);
        sounding.struck = struckBy(change, sounding, reading);
        if (sounding.struck === 'yes') sounding.ownGoesOn = ownGoesOn(sounding, reading);
      }
      const events = listen(sounding, reading, isExpected);
      if (events.some(({ kind, note }) => kind === 'heard' && isExpected(note.midi))) talk.answered(time);
      return events;
    },
  };
}

/** Whether a note that hasn't been heard yet is on its way with the same pitch: the pick, the finger and the string are one. */
const isGoing = (sounding: Sounding | undefined, { time, pitch }: Reading): boolean =>
  sounding?.run !== undefined &&
  sounding.note === undefined &&
  sounding.run.midi === pitch?.midi &&
  time - sounding.onset < DETECTION.oneStroke;

/** Whether a string that rang alone before an onset no longer rings as it would have. */
function hasStopped({ before, rings, wentOn }: Sounding, { goesOn }: Reading): boolean {
  if (before?.isAlone !== true || rings === undefined || goesOn === undefined) return false;
  return goesOn(rings) < Math.min(DETECTION.goesOn, wentOn - DETECTION.goesOnFalls);
}

/** How much a string went on as it did until an onset; 1 if it hasn't rung long enough to tell. */
function wentOnUntil(
  onset: number,
  { frequency, onset: since }: Sounding,
  goesOn: Reading['goesOn'],
): number {
  const { comparedUntil, comparedWith } = DETECTION;
  const isKnown = onset - since > comparedUntil + 2 * comparedWith;
  return isKnown && frequency !== undefined && goesOn ? goesOn(frequency, comparedUntil) : 1;
}

/**
 * Whether some sound was lost on its way, as on a busy machine: the string swings on elsewhere in its period, and it has only
 * become softer.
 */
function hasSkipped(change: Change | undefined, { rings }: Sounding, { skipsOn }: Reading): boolean {
  if (change === undefined || rings === undefined || skipsOn === undefined) return false;
  const { skips, skippedBands, skippedDip } = DETECTION;
  return change.bands <= skippedBands && change.dip <= skippedDip && skipsOn(rings) >= skips;
}

/** For each of `OVERTONES`, whether a string goes on in what it has for itself; found once, while all that comes before is older. */
const ownGoesOn = ({ rings }: Sounding, reading: Reading): readonly boolean[] =>
  rings === undefined ? [] : OVERTONES.map(({ times }) => reading.ownGoesOn?.(rings, times) === true);

/** Whether another string has joined one that rang alone, without an onset: it is louder, and its pitch has been lost. */
const isJoined = ({ note, isAlone, lost, risen }: Sounding): boolean =>
  note !== undefined && isAlone && lost === DETECTION.joined && risen >= DETECTION.lastingLevel;

/** Whether an onset changed what sounds for good. Where sound is lost, only a level that stays higher is proof of a stroke. */
function struckBy(
  change: Change | undefined,
  { isStopped, before }: Sounding,
  { supply }: Reading,
): Sounding['struck'] {
  if (change === undefined) return 'unknown';
  const { level, bands, dip } = change;
  const { lastingLevel, lastingBands, lastingDip } = DETECTION;
  if (supply === 'losing') return level >= lastingLevel ? 'yes' : 'no';
  if (isStopped) return 'yes';
  // A level that hasn't come back since was no dip: a short string dies away as fast. Two strings beat, so theirs comes back too.
  const isTouched = before?.isAlone !== false && dip >= lastingDip && dip + level > 0;
  return level >= lastingLevel || bands >= lastingBands || isTouched ? 'yes' : 'no';
}

/** Whether an onset was a click after all, so that what sounded before goes on. */
const wasNothing = ({ before, note, onset }: Sounding, now: number): boolean =>
  before !== undefined && note === undefined && now - onset > DETECTION.clickEnds;

/** Whether a note has ended; counts the hops that speak for it. */
function isOver(sounding: Sounding, { level, gate, pitch, beside }: Reading): boolean {
  sounding.level = Math.max(sounding.level, level);
  sounding.quiet = level < gate - DETECTION.quietMargin ? sounding.quiet + 1 : 0;
  const { note } = sounding;
  const isIts = [pitch, beside].some(each => each && (note === undefined || note.midi === each.midi));
  sounding.lost = isIts ? 0 : sounding.lost + 1;
  return sounding.quiet >= DETECTION.quietHops || sounding.lost >= DETECTION.lostHops;
}

/** The pitch that a hop adds to the sound since the onset: beside the string that rang before, if there is one. */
function newest(sounding: Sounding, { pitch, beside }: Reading): ReadPitch | undefined {
  const { ringing, note, struck } = sounding;
  const isHidden = pitch !== undefined && note === undefined && ringing.has(pitch.midi) && struck === 'yes';
  if (isHidden) return hidden(pitch, sounding) ?? pitch;
  // Two strings together can be half a tone off.
  const isMixed =
    pitch !== undefined &&
    note === undefined &&
    !sounding.isStopped &&
    [...ringing].some(each => Math.abs(each - pitch.midi) === 1);
  if (isMixed || beside === undefined) return isMixed ? beside : pitch;
  if (isOvertone(beside.midi, ringing) && struck !== 'yes') return pitch;
  if (note !== undefined) return [pitch, beside].find(each => each?.midi === note.midi) ?? pitch;
  if (pitch === undefined || ringing.has(pitch.midi)) return beside;
  // Together with a string that rings, a note can have the period of one that lies an octave or more below it.
  const isBelow = pitch.midi < beside.midi && isOvertone(beside.midi, new Set([pitch.midi]));
  return isBelow && beside.clarity > pitch.clarity ? beside : pitch;
}

/**
 * A note that is an overtone of the string that rings, and has no period of its own: what they share became louder, and what only
 * the string has goes on. A string that was struck again goes on nowhere as it did.
 */
function hidden(pitch: ReadPitch, { had, ownGoesOn }: Sounding): ReadPitch | undefined {
  if (had === undefined) return undefined;
  const { falls, surely, nearly } = DETECTION.own;
  const shares = pitch.own.map((own, index) => own / Math.max(had[index] ?? 0, 1e-6));
  const isIts = (share: number, index: number) =>
    share <= surely || (share <= falls && ownGoesOn[index] === true);
  const least = Math.min(...shares.filter(isIts));
  const found = OVERTONES.findLast((_, index) => {
    const share = shares[index] ?? 1;
    return isIts(share, index) && share <= least * nearly;
  });
  return found && { ...pitch, midi: pitch.midi + found.semitones, frequency: pitch.frequency * found.times };
}

const isOvertone = (midi: number, of: ReadonlySet<number>): boolean =>
  [...of].some(each => DETECTION.overtones.some(by => by === Math.abs(midi - each)));

/** Follows the pitch of the sound. */
function listen(
  sounding: Sounding,
  reading: Reading,
  isExpected: (midi: number) => boolean,
): readonly Detected[] {
  const { time, level } = reading;
  const pitch = newest(sounding, reading);
  const fall = fallOf(sounding, level);
  watchLevel(sounding, pitch, level);
  sounding.unclear = pitch ? 0 : sounding.unclear + 1;
  const { run } = sounding;
  if (pitch === undefined) {
    const mayWait = run && sounding.heard.has(run.midi) && sounding.unclear <= DETECTION.unclearHops;
    if (!mayWait) sounding.run = undefined;
    return [];
  }
  const going = run?.midi === pitch.midi ? run : createRun(pitch.midi, time, level);
  going.add(pitch, fall);
  sounding.run = going;
  if (sounding.note?.midi === pitch.midi) {
    sounding.frequency = pitch.frequency;
    // Where the whole sound has no clear pitch, it doesn't tell whether the note is alone.
    if (reading.pitch) sounding.isAlone = reading.pitch.midi === pitch.midi && !isMixture(reading);
    if (sounding.isAlone && reading.pitch) sounding.own = reading.pitch.own;
  }
  return judge(sounding, going, pitch, time, isExpected(going.midi));
}

/** Whether the whole sound has the note of what is beside a string, but not its pitch: they are half a tone apart or less. */
const isMixture = ({ pitch, beside }: Reading): boolean =>
  pitch?.midi === beside?.midi && Math.abs((pitch?.cents ?? 0) - (beside?.cents ?? 0)) > DETECTION.steady;

/** How far the level has fallen since the last hop that doesn't overlap this one (decibels); infinite until there is one. */
function fallOf({ levels }: Sounding, level: number): number {
  levels.push(level);
  const before = levels.length > DETECTION.levelHops ? levels.shift() : undefined;
  return (before ?? Number.POSITIVE_INFINITY) - level;
}

/** Follows how far the level has risen since the note was last clear. */
function watchLevel(sounding: Sounding, pitch: ReadPitch | undefined, level: number): void {
  const isClear = pitch?.midi === sounding.note?.midi;
  sounding.lowest = isClear ? level : Math.min(sounding.lowest, level);
  sounding.risen = isClear ? 0 : Math.max(sounding.risen, level - sounding.lowest);
}

/** Whether another string was struck after a note, too softly for an onset: without one, the level only falls. */
const wasFollowed = ({ note, isAlone, risen }: Sounding): boolean =>
  note !== undefined && isAlone && risen >= DETECTION.lastingLevel;

/** Whether a pitch is that of a string that rings on from before. */
function ringsOn(midi: number, { ringing, struck, note }: Sounding): boolean {
  if (!ringing.has(midi)) return false;
  // A pitch after the first is that of the string that remains when the other has died away.
  return struck !== 'yes' || note !== undefined;
}

/** Whether a pitch may be another note, and no overtone of the latest, nor of what rang before a mere click. */
function mayBeNew(midi: number, sounding: Sounding): boolean {
  const { note, heard, ringing, struck } = sounding;
  if ((heard.has(midi) || ringsOn(midi, sounding)) && !wasFollowed(sounding)) return false;
  if (note === undefined) return struck !== 'no' || !isOvertone(midi, ringing);
  return !isOvertone(midi, new Set([note.midi, ...ringing]));
}

/** When a note began: one after the first was hammered on or slid to, so it began when its pitch did. */
const onsetOf = ({ note, onset }: Sounding, { since }: Run): number =>
  note ? Math.max(onset, since - DETECTION.hop * 3) : onset;

/** When the stroke began whose pitch still sounds, or does so again after it was lost for a moment. */
const strokeOf = (sounding: Sounding, run: Run): number =>
  sounding.note?.midi === run.midi ? sounding.note.onset : onsetOf(sounding, run);

/** Reports a pitch once it is stable, and once it has held. */
function judge(
  sounding: Sounding,
  run: Run,
  { frequency }: ReadPitch,
  at: number,
  isExpected: boolean,
): readonly Detected[] {
  const { level, heard, after } = sounding;
  const { midi, since } = run;
  const events: Detected[] = [];
  const isVoice = after === 'talk' || run.swells() || level - run.from > DETECTION.faded;
  const hops = isExpected && !isVoice ? DETECTION.expectedHops : DETECTION.otherHops;
  const isNew = mayBeNew(midi, sounding) && run.hasRung() && run.isStable(hops);
  const onset = isNew ? onsetOf(sounding, run) : strokeOf(sounding, run);
  const note: DetectedNote = { onset, midi, ...run.mean(), level };
  if (isNew) {
    heard.add(midi);
    const replaced = sounding.before?.note;
    if (replaced) events.push({ kind: 'ended', note: replaced, at });
    sounding.before = undefined;
    sounding.note = note;
    sounding.lost = 0;
    sounding.frequency = frequency;
    events.push({ kind: 'heard', note, at });
  }
  const isLong = at - Math.max(sounding.onset, since) >= DETECTION.held && run.isStable(DETECTION.otherHops);
  if (heard.has(midi) && !isExpected && isLong && sounding.verdict === 'none') {
    sounding.verdict = 'held';
    events.push({ kind: 'held', note, at });
  }
  return events;
}
