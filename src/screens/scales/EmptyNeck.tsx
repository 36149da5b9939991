import { memo, useEffect, useRef } from 'react';
import { useSetting, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import stack from '../../ui/stack.module.css';
import { scalesSettings } from './settings';
import { EMPTY_NECK, SPOKEN_NO_STRING } from './text';

/** Says why the neck shows no notes, if it doesn't; that no string is chosen is spoken as well. */
export const EmptyNeck = memo(function EmptyNeck({ notes }: { readonly notes: 'some' | 'none' }) {
  const { say } = useSpeech();
  const hasStrings = useSetting(useSettings('scales'), scalesSettings.strings).length > 0;
  const had = useRef(hasStrings);
  useEffect(() => {
    if (had.current && !hasStrings) say(SPOKEN_NO_STRING);
    had.current = hasStrings;
  }, [hasStrings, say]);
  if (notes === 'some') return null;
  return <p className={stack.notice}>{EMPTY_NECK[hasStrings ? 'no-note' : 'no-string']}</p>;
});
