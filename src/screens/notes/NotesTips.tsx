import { type Instrument, isShort, namesOf } from '../../instrument/instrument';
import { allPositions, stringNumber } from '../../instrument/position';
import { octavesAcross } from '../../instrument/reach';
import { drawnName } from '../../theory/names';
import { NeckTips, type Tip, type Tips } from '../TipList';
import { notationFor } from './quiz/reading';

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });

const FRETS = ['on the same fret', 'one fret up', 'two frets up', 'three frets up'] as const;

/** Where the octave lies two strings higher, if the hand reaches it there from each string. */
function octaveTip(instrument: Instrument): readonly Tip[] {
  const runs = octavesAcross(instrument);
  if (runs === undefined) return [];
  const sentences = runs.map(({ places, frets }, index) => {
    const strings = places.map(place => String(stringNumber(instrument, place)));
    const reach = `two strings over and ${FRETS[frets] ?? `${frets} frets up`}`;
    return `From string ${or.format(strings)}, ${index === 0 ? 'the octave' : 'it'} is ${reach}.`;
  });
  return [{ title: 'Use octaves.', text: sentences.join(' ') }];
}

/** Where naturals are one fret apart. */
function halfSteps(instrument: Instrument): string {
  const [b, c, e, f] = (['B', 'C', 'E', 'F'] as const).map(name => drawnName(name, namesOf(instrument)));
  return `${b} and ${c} are one fret apart, and so are ${e} and ${f}; all other neighboring letters are two frets apart. Walk the lowest string from its open note to fret 12 and say each letter.`;
}

/** Where a short string repeats, which begins further up. */
const shortStringHint = ({ strings }: Instrument): readonly string[] =>
  strings
    .filter(isShort)
    .map(
      ({ number, from = 0 }) => `String ${number} begins at fret ${from} and repeats at fret ${from + 12}.`,
    );

/** Where the notes of an instrument are written, unless that is where they sound. */
const octaveHint = (instrument: Instrument): string =>
  notationFor(instrument).above === 0 ? '' : ' Your notes are written an octave higher than they sound.';

/** How to learn the neck of an instrument, in the order that works best. */
export const notesTipsFor = (instrument: Instrument): Tips => ({
  opening: `Twelve notes fill the whole neck. You don't learn ${allPositions(instrument, instrument.fretCounts[0]).length} positions one by one: you learn a few anchors and the steps between them.`,
  steps: [
    {
      title: 'Start with one string.',
      text: halfSteps(instrument),
    },
    ...octaveTip(instrument),
    {
      title: 'Fret 12 is the nut again.',
      text: ['What you know below it, you know above it.', ...shortStringHint(instrument)].join(' '),
    },
    {
      title: 'One note a day.',
      text: 'Highlight one note, find each one and say it aloud, then hide the other notes and find them again.',
    },
    {
      title: 'Drill in both directions.',
      text: 'Find Note trains from the name to the position, Name Note from the position to the name. Short drills every day beat a long one once a week.',
    },
    {
      title: 'Read what you find.',
      text: `Once you know the first position, set Quiz Type to Read the Note: a Quick Drill up to fret 4, naturals first, then a Signature.${octaveHint(instrument)}`,
    },
    {
      title: 'Play what you know.',
      text: 'In Play Note the answer is on your instrument: set Answer With to Microphone or MIDI, start a Quick Drill, and keep both hands on the strings.',
    },
  ],
  closing:
    "Once that goes well, switch on Quick Drill: each answer is one key, and the results list your three weakest answers. Those are tomorrow's notes.",
});

export const notesTips = <NeckTips tips={notesTipsFor} />;
