import { NeckTips } from '../NeckTips';
import { NOTES_TIPS } from './tipsText';

export const notesTips = <NeckTips tips={NOTES_TIPS} />;
