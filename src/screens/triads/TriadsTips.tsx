import { TipList } from '../TipList';
import { TRIADS_TIPS } from './text';

export const triadsTips = <TipList {...TRIADS_TIPS} />;
