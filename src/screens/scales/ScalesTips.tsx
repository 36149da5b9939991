import { NeckTips } from '../NeckTips';
import { SCALES_TIPS } from './tipsText';

export const scalesTips = <NeckTips tips={SCALES_TIPS} />;
