import { TipList } from '../TipList';
import { SCALES_TIPS } from './text';

export const scalesTips = <TipList {...SCALES_TIPS} />;
