/** How to learn the neck, in the order in which it sticks. */
export const notesTips = (
  <>
    <p>
      Twelve notes fill the whole neck. You don't learn 72 places one by one: you learn a few anchors and the
      steps between them.
    </p>
    <ol>
      <li>
        <strong>Start with the two low strings.</strong> Between B and C, and between E and F, lies one fret;
        between all other neighboring letters lie two. Walk string 6 from E to E and say each letter.
      </li>
      <li>
        <strong>Use octaves.</strong> From strings 6 and 5, the same note lies two strings and two frets
        higher. From strings 4 and 3 it is two strings and three frets: strings 3 and 2 are a major third
        apart, and all other neighbors a fourth.
      </li>
      <li>
        <strong>Fret 12 is the nut again.</strong> What you know below it, you know above it.
      </li>
      <li>
        <strong>One note a day.</strong> Highlight one note, find its six, seven or eight places aloud, then
        hide the other notes and find them again.
      </li>
      <li>
        <strong>Drill in both directions.</strong> Find Note trains from the name to the place, Name Note from
        the place to the name. Short drills every day beat a long one a week.
      </li>
    </ol>
    <p>
      When it goes well, switch on Quick Drill: each answer is one key, and the results name the three places
      that cost you most time. Those are tomorrow's notes.
    </p>
  </>
);
