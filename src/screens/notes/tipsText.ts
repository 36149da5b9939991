import type { Tips } from '../TipList';

/** How to learn the neck, in the order that works best. */
export const NOTES_TIPS: Tips = {
  opening:
    "Twelve notes fill the whole neck. You don't learn 72 places one by one: you learn a few anchors and the steps between them.",
  steps: [
    {
      title: 'Start with the two low strings.',
      text: 'B and C are one fret apart, and so are E and F; all other neighboring letters are two frets apart. Walk string 6 from E to E and say each letter.',
    },
    {
      title: 'Use octaves.',
      text: 'From strings 6 and 5, the same note is two strings and two frets higher. From strings 4 and 3 it is two strings and three frets: strings 3 and 2 are a major third apart, and all other neighbors a fourth.',
    },
    {
      title: 'Fret 12 is the nut again.',
      text: 'What you know below it, you know above it.',
    },
    {
      title: 'One note a day.',
      text: 'Highlight one note, find its six, seven or eight places aloud, then hide the other notes and find them again.',
    },
    {
      title: 'Drill in both directions.',
      text: 'Find Note trains from the name to the place, Name Note from the place to the name. Short drills every day beat a long one once a week.',
    },
    {
      title: 'Play what you know.',
      text: 'In Play Note the answer is on your guitar: set Answer With to Microphone or MIDI, start a Quick Drill, and keep both hands on the strings.',
    },
  ],
  closing:
    "Once that goes well, switch on Quick Drill: each answer is one key, and the results list your three weakest answers. Those are tomorrow's notes.",
};
