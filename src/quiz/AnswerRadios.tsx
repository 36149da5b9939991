import type { FormEvent, ReactNode } from 'react';
import { type ChosenBy, Radios } from '../ui/Radios';
import type { QuizController } from './controller';
import { type AnswerOption, type AnswerParts, solutionTo } from './definition';
import { type Grade, isSolved, type Open, openAnswer, openQuestion } from './session';
import { YOUR_ANSWER } from './text';

/** A run whose quiz lists the possible answers to a question. */
interface Answerable<Question, Answer> {
  readonly quiz: {
    answersTo(question: Question): readonly AnswerOption<Answer>[];
    grade(question: Question, answer: Answer): Grade;
    solutionOf?(question: Question): Answer;
    readonly parts?: AnswerParts<Question, Answer>;
  };
}

type AnswerLayout = 'choices' | 'list' | 'keyboard';

interface AnswerRadiosProps<Question, Answer> {
  readonly session: Open<Question, Answer, Answerable<Question, Answer>>;
  readonly layout: AnswerLayout;
  /** Why no answer can be chosen now. */
  readonly locked: string | undefined;
  readonly controller: Pick<QuizController<Answer>, 'draft' | 'pick' | 'submit'>;
  /** Drawn beside an answer, but not part of its name; left out on a keyboard whose names begin with their keys. */
  readonly hintOf?: (option: AnswerOption<Answer>, layout: AnswerLayout) => ReactNode;
}

/** The codes of the options that a right answer is made of: those of the answer itself, if it is right. */
function rightCodes<Question, Answer>(
  quiz: Answerable<Question, Answer>['quiz'],
  question: Question,
  given: Answer | undefined,
): readonly string[] {
  const isRight = given !== undefined && quiz.grade(question, given) === 'right';
  const right = isRight ? given : solutionTo<Question, Answer>(quiz, question);
  return right === undefined ? [] : (quiz.parts?.codesIn(question, right) ?? []);
}

/** Whether a name begins with the letter of its key, as notes do in English: `C#` with `shift+c`. */
const isItsOwnKey = ({ text, hotkey }: Pick<AnswerOption<unknown>, 'text' | 'hotkey'>): boolean =>
  hotkey === undefined || text.toLowerCase().startsWith(hotkey.slice(-1));

/**
 * The possible answers to a question as radios, in groups where each is a part of the answer. Where one key answers, so does a
 * click; elsewhere it only chooses, and Enter submits. After the verdict, the right one and a wrong choice are marked.
 */
export function AnswerRadios<Question, Answer>({
  session,
  layout,
  locked,
  controller,
  hintOf,
}: AnswerRadiosProps<Question, Answer>) {
  const question = openQuestion(session);
  const { quiz } = session.run;
  const { parts } = quiz;
  const options = quiz.answersTo(question);
  if (options.length === 0) return null;
  const given = openAnswer(session);
  const chosen =
    parts === undefined
      ? options.filter(({ answer }) => answer === given).map(({ code }) => code)
      : given === undefined
        ? []
        : parts.codesIn(question, given);
  const right = parts && isSolved(session) ? rightCodes(quiz, question, given) : [];
  const markOf = ({ code, answer }: AnswerOption<Answer>) => {
    if (parts) return right.includes(code) ? 'right' : chosen.includes(code) ? 'wrong' : undefined;
    const grade = quiz.grade(question, answer);
    return grade === 'right' || answer === given ? grade : undefined;
  };
  const choose = ({ answer }: AnswerOption<Answer>, by: ChosenBy) => {
    if (by === 'pick') controller.pick(answer);
    else controller.draft(parts ? parts.joined(question, given, answer) : answer);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    controller.submit();
  };
  const groups = parts?.groupsOf(question) ?? [{ legend: YOUR_ANSWER, layout, codes: undefined }];
  return (
    <form onSubmit={submit}>
      {groups.map(({ legend, layout: own, codes }) => {
        const shown = codes ? options.filter(({ code }) => codes.includes(code)) : options;
        return (
          <Radios
            key={legend}
            legend={legend}
            layout={own}
            options={shown}
            chosen={shown.find(({ code }) => chosen.includes(code))?.code}
            locked={locked}
            onChoose={choose}
            markOf={isSolved(session) ? markOf : undefined}
            {...(hintOf &&
              !(own === 'keyboard' && shown.every(isItsOwnKey)) && {
                hintOf: (option: AnswerOption<Answer>) => hintOf(option, own),
              })}
          />
        );
      })}
      {/* Lets Enter on a radio submit, as in any form. */}
      <button type="submit" hidden />
    </form>
  );
}
