import { createStore } from '../../quiz/store';
import { kept } from '../../ui/kept';
import type { Heard } from './heard';

/** The interval that was played last in practice; it stays while other screens are shown. */
export const lastPlayedOf = kept(() => createStore<Heard | undefined, Heard>((_, heard) => heard, undefined));
