import type { NoteSource } from '../listening/playedNote';
import { type Answering, isSource } from './answerWith';

/**
 * What its questions are answered through on an instrument; `undefined` if they aren't.
 *
 * @example sourceIn({ answerWith: 'microphone' }) // 'microphone'
 */
export const sourceIn = ({ answerWith: way }: Answering): NoteSource | undefined =>
  way !== undefined && isSource(way) ? way : undefined;
