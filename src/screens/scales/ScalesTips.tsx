/** How to learn scales on the neck, in the order in which it sticks. */
export const scalesTips = (
  <>
    <p>
      A scale is seven notes; on the neck they come in shapes. Learn the shapes one by one, then join them.
    </p>
    <ol>
      <li>
        <strong>Know where the roots are.</strong> They are the square ones. Find each of them before you play
        anything else: every shape is built around them.
      </li>
      <li>
        <strong>One pattern at a time.</strong> Open View Mode Patterns, play a pattern up and down with the
        tempo at 60, and raise it once it's smooth.
      </li>
      <li>
        <strong>Say the notes, then the intervals.</strong> Switch Display: the names change with every key,
        the intervals never do.
      </li>
      <li>
        <strong>Three notes per string for speed, CAGED for chords.</strong> The first keeps the picking hand
        even; the second wraps each shape around the open major chord that it is named after; in melodic
        minor, lower its third.
      </li>
      <li>
        <strong>Go around the circle.</strong> Play the same shape in the next key by fifths. In major one
        note changes each time, in melodic minor three.
      </li>
      <li>
        <strong>Limit yourself.</strong> With String &amp; Fret Filter take two strings and five frets, and
        find every note there without looking.
      </li>
    </ol>
    <p>
      Each diagram is under Text as well, a sentence for each string and a drawing. Copy puts it on the
      clipboard, and the browser's own Print gives a page for the music stand.
    </p>
  </>
);
