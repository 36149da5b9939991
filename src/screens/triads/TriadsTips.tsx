/** How to make triads one's own, in the order in which they are of use. */
export const triadsTips = (
  <>
    <p>
      A triad is a root, a third and a fifth. The third makes it major or minor, the fifth diminished or
      augmented: hear which note moves, and you know all four.
    </p>
    <ol>
      <li>
        <strong>Three strings at a time.</strong> On any three neighboring strings each triad has three
        close-position shapes. Choose a String Set and take the shapes one by one up the neck.
      </li>
      <li>
        <strong>Know the lowest note.</strong> In root position it is the root, in first inversion the third,
        in second inversion the fifth. Switch Display to Intervals and say it before you play.
      </li>
      <li>
        <strong>Change one note.</strong> Keep a shape and go from major to minor: only the third moves, a
        fret down. From minor to diminished the fifth follows it.
      </li>
      <li>
        <strong>Keep the shape, change the root.</strong> The chosen inversion stays while you change the
        Root, so you can take one shape through all twelve.
      </li>
      <li>
        <strong>Join the sets.</strong> The shape on strings 2-3-4 shares two notes with its neighbor on
        1-2-3. That is how chords become one neck.
      </li>
    </ol>
    <p>
      Play a progression, such as C, F and G, on one String Set, and always go to the nearest shape. Your hand
      will hardly move.
    </p>
  </>
);
