import { useCallback, useMemo } from 'react';
import { useSpeech } from '../speech/Speech';
import type { Picture } from '../ui/picture/marks';
import { copyPicture, saveSvg } from '../ui/picture/share';
import { PICTURE_SPOKEN, type PictureOutcome } from '../ui/text';
import { useMomentary } from '../ui/useMomentary';
import { preferences } from './preferences';
import { usePreferenceSettings } from './useSettings';

/** Copies and saves pictures in the colors that the user prefers, and says how that ended. */
export interface Pictures {
  /** @param file the name in the downloads, without the ending */
  copy(picture: Picture, file: string): void;
  save(picture: Picture, file: string): void;
}

/** What copies and saves pictures, the same object each time, and how that ended, until the focus moves on. */
export function usePictures(): readonly [Pictures, PictureOutcome | undefined] {
  const settings = usePreferenceSettings();
  const { say } = useSpeech();
  const [outcome, setOutcome] = useMomentary<PictureOutcome>();
  const tell = useCallback(
    (how: PictureOutcome) => {
      setOutcome(how);
      say(PICTURE_SPOKEN[how]);
    },
    [say, setOutcome],
  );
  const pictures = useMemo<Pictures>(
    () => ({
      copy(picture, file) {
        copyPicture(picture, settings.read(preferences.pictureColors), file).then(tell, error => {
          console.warn('Could not copy the picture', error);
          tell('failed');
        });
      },
      save(picture, file) {
        saveSvg(picture, settings.read(preferences.pictureColors), file);
        tell('svg');
      },
    }),
    [settings, tell],
  );
  return [pictures, outcome];
}
