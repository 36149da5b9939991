import { oneOf } from '../settings/options';
import type { Setting, SettingRow } from '../settings/setting';

/** Whether notes are heard one after the other, or at once. */
export type Sounding = 'one-by-one' | 'together';

interface SoundingUse extends Pick<SettingRow, 'isShown' | 'reveal' | 'needsLabel'> {
  /** What else each is called where it is set. */
  readonly keywords: Readonly<Record<Sounding, readonly string[]>>;
  /** By default one after the other. */
  readonly initial?: Sounding;
}

/** How the notes of an interval or of a chord are heard. */
export const soundingSetting = ({
  keywords,
  initial = 'one-by-one',
  ...use
}: SoundingUse): Setting<Sounding> =>
  oneOf<Sounding>({
    id: 'sounding',
    label: 'Sounding',
    ...use,
    control: 'radios',
    options: [
      {
        value: 'one-by-one',
        text: 'One by One',
        keywords: ['one after the other', 'in turn', ...keywords['one-by-one']],
      },
      {
        value: 'together',
        text: 'Together',
        keywords: ['at once', 'at the same time', 'simultaneous', ...keywords.together],
      },
    ],
    initial,
  });
