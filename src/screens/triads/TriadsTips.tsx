import type { Instrument } from '../../instrument/instrument';
import { drawnName } from '../../theory/names';
import { NeckTips, type Tips } from '../TipList';

/** How to learn triads on the neck. */
export const triadsTipsFor = ({ names }: Pick<Instrument, 'names'>): Tips => ({
  opening:
    'A triad is a root, a third and a fifth. The third makes it major or minor, the fifth diminished or augmented: hear which note moves, and you know all four.',
  steps: [
    {
      title: 'Three strings at a time.',
      text: 'On any three neighboring strings each triad has three close-position shapes. Choose a String Set and take the shapes one by one up the neck.',
    },
    {
      title: 'Know the lowest note.',
      text: "In root position it's the root, in first inversion the third, in second inversion the fifth. Switch Display to Intervals and say it before you play.",
    },
    {
      title: 'Change one note.',
      text: 'Keep a shape and go from major to minor: only the third moves, a fret down. From minor to diminished the fifth follows it.',
    },
    {
      title: 'Keep the shape, change the root.',
      text: 'The chosen inversion stays while you change the Root, so you can take one shape through all twelve.',
    },
    {
      title: 'Join the sets.',
      text: "The shape on strings 2-3-4 shares two notes with its neighbor on 1-2-3. That's how chords connect across the neck.",
    },
  ],
  closing: `Play a progression, such as ${drawnName('C', names)}, ${drawnName('F', names)} and ${drawnName('G', names)}, on one String Set, and always go to the nearest shape. Your hand will hardly move.`,
});

export const triadsTips = <NeckTips tips={triadsTipsFor} />;
