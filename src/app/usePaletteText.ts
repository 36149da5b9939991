import { useLayoutEffect, useState } from 'react';
import { isComposing } from '../ui/isComposing';
import type { Popup } from './popups';
import { createTypedText, type TypedText } from './typedText';

/** Collects what is typed for the palette while its code is loading. */
export function usePaletteText(popup: Popup): TypedText {
  const [typed] = useState(createTypedText);
  useLayoutEffect(() => {
    if (popup !== 'palette') return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, repeat } = event;
      if (!typed.isAwaited || isComposing(event)) return;
      if (metaKey || (ctrlKey !== altKey && !event.getModifierState('AltGraph'))) return;
      if (key === 'Backspace') typed.erase();
      else if (key.length !== 1) return;
      else if (!repeat) typed.type(key);
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', press, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      typed.clear();
    };
  }, [popup, typed]);
  return typed;
}
