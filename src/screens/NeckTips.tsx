import { useOrientation } from '../fretboard/useOrientation';
import { walkTip } from './neckTipsText';
import { TipList, type TipListProps } from './TipList';

/** Tips for a screen with a neck, and how the keys walk it as it is drawn. */
export function NeckTips({ tips }: Pick<TipListProps, 'tips'>) {
  return (
    <TipList tips={tips}>
      <p>{walkTip(useOrientation())}</p>
    </TipList>
  );
}
