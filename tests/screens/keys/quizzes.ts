import { reduce, type SessionEvent } from '../../../src/quiz/session';
import type { KeysSession } from '../../../src/screens/keys/commands';
import type { KeysQuestion } from '../../../src/screens/keys/question';
import type { Key } from '../../../src/theory/key';

export const D_MAJOR: Key = { tonic: 'D', type: 'major' };
export const F_SHARP_MAJOR: Key = { tonic: 'F#', type: 'major' };
export const G_FLAT_MAJOR: Key = { tonic: 'Gb', type: 'major' };
export const B_FLAT_MINOR: Key = { tonic: 'Bb', type: 'minor' };
export const D_SHARP_MINOR: Key = { tonic: 'D#', type: 'minor' };
export const A_MINOR: Key = { tonic: 'A', type: 'minor' };

const CALM = { kind: 'calm' } as const;
const DRILL = { kind: 'drill', pause: 0 } as const;

export const nameKey = (key: Key): KeysQuestion => ({ mode: 'name-key', key, pace: CALM });
export const countKey = (key: Key): KeysQuestion => ({ mode: 'count-accidentals', key, pace: CALM });
export const drilled = (question: KeysQuestion): KeysQuestion => ({ ...question, pace: DRILL });

type KeysEvent = SessionEvent<KeysQuestion, string>;

export const start = (...questions: readonly KeysQuestion[]): KeysEvent => ({
  type: 'start',
  questions,
  at: 0,
});

export const draft = (text: string): KeysEvent => ({ type: 'draft', draft: text });

export const submit = (verdict: 'right' | 'wrong', at = 1000): KeysEvent => ({
  type: 'submit',
  answer: 'an answer',
  verdict,
  at,
});

export const next: KeysEvent = { type: 'next', at: 2000 };
export const end: KeysEvent = { type: 'end' };
export const reset: KeysEvent = { type: 'reset' };

export const IDLE: KeysSession = { status: 'idle' };

/** The session that some events lead to. */
export const sessionAfter = (...events: readonly KeysEvent[]): KeysSession =>
  events.reduce<KeysSession>(reduce, IDLE);
