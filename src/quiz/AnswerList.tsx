import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Hotkey } from '../commands/hotkey';
import { digitOfRow } from '../commands/numberRow';
import { Kbd } from '../ui/Kbd';
import { useShell } from '../ui/shell';
import styles from './AnswerList.module.css';
import { AnswerRadios } from './AnswerRadios';
import type { QuizCommands } from './commands';
import type { AnswerOption } from './definition';
import { openQuestion } from './session';

type AnswersProps<Question, Answer> = Omit<
  ComponentProps<typeof AnswerRadios<Question, Answer>>,
  'layout' | 'hintOf'
> & { readonly commands: Pick<QuizCommands, 'answers'> };

/** As much as the longest numeral of a chord, vii°. */
const NUMERAL = 4;

const sizeFor = (longest: number): string | undefined => {
  if (longest === 1) return styles.digits;
  if (longest === 2) return styles.signs;
  return longest <= NUMERAL ? styles.numerals : styles.words;
};

/** Looks up the key of an answer, which may be the user's own. */
function useKeyOf({ answers }: Pick<QuizCommands, 'answers'>) {
  const { hotkeysOf } = useShell();
  return ({ code, hotkey }: Pick<AnswerOption<unknown>, 'code' | 'hotkey'>): Hotkey | undefined => {
    const command = answers.find(({ id }) => id.endsWith(`.answer.${code}`));
    const declared = hotkey === undefined ? [] : [hotkey];
    return hotkeysOf(command?.id ?? '', declared)[0];
  };
}

/** The twelve notes as a keyboard, each with its key where names don't begin with theirs. */
export function AnswerKeyboard<Question, Answer>({ commands, ...props }: AnswersProps<Question, Answer>) {
  const keyOf = useKeyOf(commands);
  return (
    <AnswerRadios {...props} layout="keyboard" hintOf={option => hintFor(keyOf(option), option.text, true)} />
  );
}

/** The possible answers in columns of one width, each with its key unless that is its text. */
export function AnswerList<Question, Answer>({ commands, ...props }: AnswersProps<Question, Answer>) {
  const keyOf = useKeyOf(commands);
  const { quiz } = props.session.run;
  const options = quiz.answersTo(openQuestion(props.session));
  const size = quiz.parts ? styles.parts : sizeFor(Math.max(...options.map(({ text }) => text.length)));
  const hasLongKeys = options.some(option => (keyOf(option) ?? '').length > 1);
  return (
    <div className={clsx(size, hasLongKeys && styles.longKeys)}>
      <AnswerRadios
        {...props}
        layout="list"
        hintOf={(option, layout) =>
          hintFor(keyOf(option), option.text, layout === 'keyboard' || option.text.length <= SHORT)
        }
      />
    </div>
  );
}

/** As much as a sign and a number take leaves little room for a key beside them. */
const SHORT = 2;

const hintFor = (key: Hotkey | undefined, text: string, isShort: boolean) =>
  key === undefined || key === text || digitOfRow(key) === text ? null : (
    <Kbd hotkey={key} isShort={isShort} />
  );
