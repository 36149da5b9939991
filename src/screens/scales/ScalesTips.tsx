import { NeckTips, type Tips } from '../TipList';

/** How to learn scales on the neck. */
export const SCALES_TIPS: Tips = {
  opening:
    'A scale is five to eight notes; on the neck they come in shapes. Learn the shapes one by one, then join them.',
  steps: [
    {
      title: 'Know where the roots are.',
      text: 'They are the square ones. Find each of them before you play anything else: every shape is built around them.',
    },
    {
      title: 'One pattern at a time.',
      text: "Set View Mode to Patterns, play a pattern up and down with the tempo at 60, and raise it once it's smooth.",
    },
    {
      title: 'Say the notes, then the intervals.',
      text: 'Switch Display: the names change with every key, the intervals never do.',
    },
    {
      title: 'Three notes per string for speed, CAGED for chords.',
      text: 'The first keeps the picking hand even; the second wraps each shape around the open major chord that it is named after; in melodic minor, lower its third.',
    },
    {
      title: 'Five notes first, then the others.',
      text: 'Learn the minor pentatonic two notes per string. The blues scale adds one note to it, natural minor and dorian two.',
    },
    {
      title: 'Play over a drone.',
      text: 'Turn on Drone and play slowly on your guitar: you hear how each degree leans on the tonic.',
    },
    {
      title: 'Go around the circle.',
      text: 'Play the same shape in the next key by fifths. In major one note changes each time, in melodic minor three.',
    },
    {
      title: 'Limit yourself.',
      text: 'Use String & Fret Filter to show two strings and five frets, and find every note there without looking.',
    },
  ],
  closing:
    "Show Text has each diagram as a sentence for each string and a drawing. Copy puts it on the clipboard, and your browser's Print makes a page for the music stand.",
};

export const scalesTips = <NeckTips tips={SCALES_TIPS} />;
