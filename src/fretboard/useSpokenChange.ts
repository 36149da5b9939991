import { useEffect, useRef } from 'react';
import { useSpeech } from '../speech/Speech';

/** Says a text whenever what is shown changes; an empty text says nothing. */
export function useSpokenChange<T>(shown: T, textFor: (before: T, after: T) => string): void {
  const { say } = useSpeech();
  const before = useRef(shown);
  const latest = useRef(textFor);
  latest.current = textFor;
  useEffect(() => {
    const text = before.current === shown ? '' : latest.current(before.current, shown);
    before.current = shown;
    if (text !== '') say(text, 'news');
  }, [shown, say]);
}
