import type { Pattern } from '../instrument/pattern';
import type { PatternDegree, ScaleDegree } from '../practice/degrees';
import type { Line } from '../theory/degree';
import { degreeOrdinal } from '../theory/degreeName';
import type { NoteNames } from '../theory/names';
import { scale, scaleName, scaleTypeText, spokenScale, spokenScaleType } from '../theory/scale';

/**
 * A degree of a scale.
 *
 * @example degreeText({ key: 'Eb', type: 'major', degree: '3' }).spoken // '3rd degree of E flat major'
 */
export function degreeText({ key, type, degree }: ScaleDegree, names?: NoteNames): Line {
  const of = scale(key, type);
  const { text, spoken } = degreeOrdinal(degree, type);
  return {
    text: `${text} degree of ${scaleName(of, 'letters', names)}`,
    spoken: `${spoken} degree of ${spokenScale(of, names)}`,
  };
}

/**
 * A pattern, within a sentence.
 *
 * @example patternName('E') // 'E shape'
 */
export const patternName = (id: Pattern['id']): string =>
  typeof id === 'number' ? `pattern ${id}` : `${id} shape`;

/**
 * A degree within a pattern, whatever the key.
 *
 * @example patternDegreeText({ system: 'caged', pattern: 'E', type: 'major', degree: '6' }).text
 *   // '6th degree of major, E shape'
 */
export function patternDegreeText({ pattern, type, degree }: PatternDegree): Line {
  const { text, spoken } = degreeOrdinal(degree, type);
  return {
    text: `${text} degree of ${scaleTypeText(type)}, ${patternName(pattern)}`,
    spoken: `${spoken} degree of ${spokenScaleType(type)}, ${patternName(pattern)}`,
  };
}
