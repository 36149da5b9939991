import { type Open, openQuestion } from '../../quiz/session';
import { NoteStaff } from '../Staff';
import { notationFor, pitchesAsked, type ReadQuestion, writtenIn } from './quiz/reading';
import { staffLabel } from './quiz/readingText';

interface ReadingStaffProps {
  readonly question: ReadQuestion;
  readonly isAnswered: boolean;
}

/** The staff of a question, as large for each pitch that its quiz may ask. */
function ReadingStaff({ question, isAnswered }: ReadingStaffProps) {
  const { setup, midi } = question;
  const steps = pitchesAsked(setup).map(each => writtenIn(setup, each).step);
  return (
    <NoteStaff
      label={staffLabel(question, isAnswered)}
      clef={notationFor(setup.instrument).clef}
      accidentals={setup.signature ?? 0}
      note={writtenIn(setup, midi)}
      range={[Math.min(...steps), Math.max(...steps)]}
    />
  );
}

/** The staff of an open question, whose words name the note once it is answered. */
export const readingStaff = (session: Open<ReadQuestion, unknown, unknown>) => (
  <ReadingStaff question={openQuestion(session)} isAnswered={session.status !== 'asking'} />
);
