import { useEffect, useRef } from 'react';
import { SPOKEN_EYES_FREE, SPOKEN_NO_VOICE } from '../../quiz/text';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { useSpeech, useVoice } from '../../speech/Speech';

/** Turns the browser's voice on and off with the user's preference, and tells the user what that means. */
export function useEyesFreeVoice(): void {
  const choices = usePreferences();
  const { setVoice, say } = useSpeech();
  const voice = useVoice();
  const choice = preferences.eyesFree.read(choices);
  const before = useRef(choice);
  const isAnswerDue = useRef(false);

  useEffect(() => {
    isAnswerDue.current = choice === 'on' && before.current === 'off';
    before.current = choice;
    setVoice(choice);
  }, [choice, setVoice]);

  useEffect(() => {
    if (voice === 'off' || voice === 'unknown') return;
    if (isAnswerDue.current) say(voice === 'none' ? SPOKEN_NO_VOICE : SPOKEN_EYES_FREE, 'lasting');
    isAnswerDue.current = false;
  }, [voice, say]);
}
