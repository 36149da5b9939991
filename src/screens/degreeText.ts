import type { Pattern } from '../instrument/pattern';
import type { PatternDegree, ScaleDegree } from '../practice/degrees';
import { degreeNameText, spokenDegreeName } from '../theory/degreeName';
import { scale, scaleName, scaleTypeText, spokenScale, spokenScaleType } from '../theory/scale';
import type { Line } from '../theory/toneText';

/**
 * A degree of a scale.
 *
 * @example degreeText({ key: 'Eb', type: 'major', degree: '3' }).spoken // '3 of E flat major'
 */
export function degreeText({ key, type, degree }: ScaleDegree): Line {
  const of = scale(key, type);
  return {
    text: `${degreeNameText(degree)} of ${scaleName(of, 'letters')}`,
    spoken: `${spokenDegreeName(degree)} of ${spokenScale(of)}`,
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
 * @example patternDegreeText({ system: 'caged', pattern: 'E', type: 'major', degree: '6' }).text // '6 of major, E shape'
 */
export const patternDegreeText = ({ pattern, type, degree }: PatternDegree): Line => ({
  text: `${degreeNameText(degree)} of ${scaleTypeText(type)}, ${patternName(pattern)}`,
  spoken: `${spokenDegreeName(degree)} of ${spokenScaleType(type)}, ${patternName(pattern)}`,
});
