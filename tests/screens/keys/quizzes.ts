import type { KeysQuestion, KeysSetup } from '../../../src/screens/keys/quiz/question';
import type { Key } from '../../../src/theory/key';

export const D_MAJOR: Key = { tonic: 'D', type: 'major' };
export const C_MAJOR: Key = { tonic: 'C', type: 'major' };
export const F_SHARP_MAJOR: Key = { tonic: 'F#', type: 'major' };
export const G_FLAT_MAJOR: Key = { tonic: 'Gb', type: 'major' };
export const B_FLAT_MINOR: Key = { tonic: 'Bb', type: 'minor' };
export const D_SHARP_MINOR: Key = { tonic: 'D#', type: 'minor' };
export const A_MINOR: Key = { tonic: 'A', type: 'minor' };

export const setup: KeysSetup = { types: 'both', count: 10 };

/** A question about a key, of either type of quiz. */
export const about = (key: Key): KeysQuestion => ({ key });
