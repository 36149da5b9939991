import { type Leader, ORDINAL_DIGITS } from '../commands/hotkey';
import { store } from './choices';
import type { Choices, NumberRange, Setting, SettingOption } from './setting';

interface NumberShape {
  readonly id: string;
  readonly label: string;
  readonly title?: string;
  readonly keywords?: readonly string[];
  readonly leader?: Leader;
  readonly range: NumberRange;
  /** The numbers that have a palette command, in ascending order; the first nine have a digit. */
  readonly landmarks: readonly number[];
  readonly initial: number;
}

/**
 * A setting for any whole number in a range. Its options are the landmarks plus the current number.
 *
 * @example numberIn({ id: 'tempo', range: { least: 40, most: 200, … }, initial: 100, … }).accepts('201') // false
 */
export function numberIn({ landmarks, initial, ...shape }: NumberShape): Setting<number> {
  const { least, most, unit } = shape.range;
  const accepts = (code: string) => /^[1-9]\d*$/.test(code) && Number(code) >= least && Number(code) <= most;
  const optionFor = (value: number): SettingOption => ({
    code: String(value),
    text: String(value),
    spoken: `${value} ${unit}`,
    brief: String(value),
    digit: ORDINAL_DIGITS[landmarks.indexOf(value)] ?? 'none',
  });

  const setting: Setting<number> = {
    ...shape,
    control: 'range',
    many: false,
    codes: landmarks.map(String),
    optionsIn: choices =>
      [...new Set([...landmarks, setting.read(choices)])].sort((a, b) => a - b).map(optionFor),
    defaultCode: String(initial),
    accepts,
    isChosen: (choices, { code }) => code === String(setting.read(choices)),
    choose: (choices, { code }) => (accepts(code) ? store(choices, setting, code) : choices),
    read(choices: Choices) {
      const code = choices.get(shape.id) ?? '';
      return accepts(code) ? Number(code) : initial;
    },
    write: (choices, value) => store(choices, setting, String(value)),
  };
  return setting;
}
