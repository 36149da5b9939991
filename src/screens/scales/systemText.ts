import { type Instrument, placesOf } from '../../instrument/instrument';
import { STANDARD_GUITAR } from '../../instrument/instruments';
import { type PatternSystem, patternSystemsOf, systemsFor } from '../../instrument/pattern';
import { intervalsUp, positionStrings } from '../../instrument/placing';
import { stringNumber } from '../../instrument/position';
import { stringText } from '../../instrument/text';
import { pitchClass } from '../../theory/note';
import type { Scale } from '../../theory/scale';

/** Why a scale has the pattern system that it has, and why CAGED isn't offered. */
interface Reason {
  readonly has: string;
  readonly noCaged: string;
}

/** After how many frets a scale repeats itself; 12 for most. */
function repeatOf({ tones }: Scale): number {
  const pitches = new Set(tones.map(({ pitch }) => pitch));
  const repeats = (frets: number) => [...pitches].every(pitch => pitches.has(pitchClass(pitch + frets)));
  let frets = 1;
  while (!repeats(frets)) frets += 1;
  return frets;
}

const SEVEN: Reason = {
  has: '',
  noCaged: "CAGED isn't offered: its shapes are built around a perfect fifth, and this scale has none.",
};

const PENTATONIC: Reason = {
  has: 'Five notes, two on each string: five patterns.',
  noCaged: "They are the CAGED shapes, so CAGED isn't offered as well.",
};

const BLUES: Reason = {
  has: 'The patterns of the minor pentatonic, two notes on each string, with the blue note added.',
  noCaged: "They are the CAGED shapes, so CAGED isn't offered as well.",
};

/** For a tuning that allows nothing else. */
const IN_POSITION: Reason = { has: 'There is a position on each note.', noCaged: '' };

const symmetric = (frets: number): Reason => ({
  has: `There is a position on each note. The scale repeats every ${frets} frets, so positions ${frets} frets apart look alike.`,
  noCaged: "CAGED isn't offered, since some of its five shapes would be the same.",
});

function reasonOf(instrument: Instrument, scale: Scale, system: PatternSystem): Reason {
  switch (system) {
    case '3-notes-per-string':
    case 'caged':
      return SEVEN;
    case '2-notes-per-string':
      return PENTATONIC;
    case 'positions': {
      const frets = repeatOf(scale);
      if (frets < 12) return symmetric(frets);
      return patternSystemsOf(instrument).includes('2-notes-per-string') ? BLUES : IN_POSITION;
    }
  }
}

/** What a scale would have in a guitar's tuning, but not in this one. */
function tuningNote(instrument: Instrument, scale: Scale): string {
  const works = patternSystemsOf(instrument);
  const lacks = systemsFor(STANDARD_GUITAR, scale).filter(system => !works.includes(system));
  const perString = lacks.some(system => system !== 'caged')
    ? "Notes-per-string patterns aren't offered: they need strings tuned about a fourth apart."
    : '';
  const caged = lacks.includes('caged')
    ? "CAGED isn't offered: its shapes need strings with a guitar's intervals between them."
    : '';
  return [perString, caged].filter(text => text !== '').join(' ');
}

const numbers = new Intl.ListFormat('en', { type: 'conjunction' });

/** The strings whose notes lie on others, in a re-entrant tuning. */
function unplayedNote(instrument: Instrument, unplayed: readonly number[], lowest: number): string {
  const [only, ...others] = unplayed;
  if (only === undefined) return '';
  const strings =
    others.length === 0
      ? `${stringText(instrument, only)} has no notes of its own`
      : `Strings ${numbers.format(unplayed.map(place => String(stringNumber(instrument, place))))} have no notes of their own`;
  return `${strings}: positions climb from string ${stringNumber(instrument, lowest)}.`;
}

/** Which notes a position leaves out in this tuning. */
function reachNote(instrument: Instrument): string {
  const played = positionStrings(instrument);
  const [lowest = 0] = played;
  const unplayed = placesOf(instrument).filter(place => !played.includes(place));
  const reentrant = unplayedNote(instrument, unplayed, lowest);
  const isWide = intervalsUp(instrument).some(interval => interval > instrument.hand);
  const wide = isWide
    ? `The hand stays within ${instrument.hand} frets, so notes are left out between strings tuned further apart than that.`
    : '';
  return [reentrant, wide].filter(text => text !== '').join(' ');
}

/**
 * What is said below the pattern systems of a scale: why these, and why not others.
 *
 * @example systemNote(STANDARD_GUITAR, scale('C', 'major')) // ''
 */
export function systemNote(instrument: Instrument, scale: Scale): string {
  const offered = systemsFor(instrument, scale);
  const system = offered[0] ?? 'positions';
  const { has, noCaged } = reasonOf(instrument, scale, system);
  const lacks = patternSystemsOf(instrument).includes('caged') && !offered.includes('caged');
  const isPosition = system === 'positions' && has !== BLUES.has;
  return [has, lacks ? noCaged : '', tuningNote(instrument, scale), isPosition ? reachNote(instrument) : '']
    .filter(text => text !== '')
    .join(' ');
}
