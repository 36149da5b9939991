import { NeckTips } from '../NeckTips';
import { notesTipsFor } from './tipsText';

export const notesTips = <NeckTips tips={notesTipsFor} />;
