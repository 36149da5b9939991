import { NeckTips } from '../NeckTips';
import { TRIADS_TIPS } from './tipsText';

export const triadsTips = <NeckTips tips={TRIADS_TIPS} />;
