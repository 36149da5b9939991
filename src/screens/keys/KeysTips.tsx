import { KeyTip } from '../../ui/KeyTip';
import prose from '../../ui/prose.module.css';
import { TipList } from '../TipList';
import { keyOfLeader } from './settings';
import { KEYS_TIPS } from './tipsText';

/** How to learn the keys, and the hotkeys that help. */
export const keysTips = (
  <TipList tips={KEYS_TIPS}>
    <ul className={prose.keys}>
      <li>
        <kbd>→</kbd> and <kbd>←</kbd> go around by fifths; on the circle <kbd>↑</kbd> and <kbd>↓</kbd> go to
        the relative key.
      </li>
      <KeyTip keys={[{ id: 'keys.relative', hotkey: 'g' }]}>goes to the relative key from anywhere.</KeyTip>
      <KeyTip keys={[keyOfLeader('major')]}>
        then a note letter selects a major key; with Shift, its sharp or flat. Then 0 selects none.
      </KeyTip>
      <KeyTip keys={[keyOfLeader('minor')]}>then a note letter selects a minor key.</KeyTip>
      <KeyTip keys={[{ id: 'keys.play', hotkey: 'p' }]}>plays the scale.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.start', hotkey: 'q' }]}>starts the quiz.</KeyTip>
      <KeyTip keys={[{ id: 'keys-quiz.submit', hotkey: 'Enter' }]}>submits and goes on.</KeyTip>
    </ul>
  </TipList>
);
