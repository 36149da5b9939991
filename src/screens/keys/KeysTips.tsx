import prose from '../../ui/prose.module.css';

/** How to learn the keys, in the order in which it sticks. */
export const keysTips = (
  <>
    <p>
      You don't learn 24 signatures by heart: you learn one order, and read everything else from the circle.
    </p>
    <ol>
      <li>
        <strong>One fifth, one accidental.</strong> Each step to the right on the circle adds a sharp or takes
        a flat away; each step to the left does the opposite. Start at C, which has none.
      </li>
      <li>
        <strong>The order never changes.</strong> Sharps always come as F C G D A E B, flats as the same row
        backwards: B E A D G C F.
      </li>
      <li>
        <strong>Sharps: one up from the last.</strong> The last sharp lies a half step below the major key
        note.
      </li>
      <li>
        <strong>Flats: the last but one.</strong> The last flat but one is the major key note itself. One flat
        alone is F major.
      </li>
      <li>
        <strong>Minor is three frets lower.</strong> Each minor key shares its signature with the major key
        three frets above it: press Up or Down on the circle and watch the notes stay.
      </li>
      <li>
        <strong>Neighbours are chords.</strong> With a key selected, the six marked sectors around it are its
        major and minor chords. That is why songs so often move to the sector next door.
      </li>
    </ol>
    <ul className={prose.keys}>
      <li>
        <kbd>→</kbd> and <kbd>←</kbd> go round by fifths; on the circle <kbd>↑</kbd> and <kbd>↓</kbd>, and
        anywhere <kbd>s</kbd>, go to the relative key.
      </li>
      <li>
        <kbd>r</kbd> and a note letter select a major key, <kbd>i</kbd> and a note letter a minor one; with
        Shift, its sharp or flat. <kbd>r</kbd> <kbd>0</kbd> selects none.
      </li>
      <li>
        <kbd>p</kbd> plays the scale, <kbd>q</kbd> starts the quiz, <kbd>Enter</kbd> submits and goes on.
      </li>
    </ul>
  </>
);
