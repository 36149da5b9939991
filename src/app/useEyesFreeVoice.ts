import { useEffect, useRef } from 'react';
import { SPOKEN_NO_VOICE } from '../quiz/text';
import { preferences } from '../settings/preferences';
import { usePreferences } from '../settings/useSettings';
import { useSpeech, useVoice } from '../speech/Speech';

/** Lets the browser's voice speak while the user wants it to; whoever asks for it where there is none is told so. */
export function useEyesFreeVoice(): void {
  const choices = usePreferences();
  const { setVoice, say } = useSpeech();
  const voice = useVoice();
  const wish = preferences.eyesFree.read(choices);
  const before = useRef(wish);
  const isAnswerDue = useRef(false);

  useEffect(() => {
    isAnswerDue.current = wish === 'on' && before.current === 'off';
    before.current = wish;
    setVoice(wish);
  }, [wish, setVoice]);

  useEffect(() => {
    if (voice === 'off' || voice === 'unknown') return;
    if (voice === 'none' && isAnswerDue.current) say(SPOKEN_NO_VOICE);
    isAnswerDue.current = false;
  }, [voice, say]);
}
