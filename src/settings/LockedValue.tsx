import styles from '../ui/fields.module.css';
import { Spoken } from '../ui/Spoken';
import type { SettingOption, SettingRow } from './setting';
import { EVERYTHING_CHOSEN, NOTHING_CHOSEN } from './text';

interface LockedValueProps {
  readonly row: SettingRow;
  readonly options: readonly SettingOption[];
  readonly isChosen: (option: SettingOption) => boolean;
}

/** A setting that can't be changed now, as a plain value. */
export function LockedValue({ row, options, isChosen }: LockedValueProps) {
  const chosen = options.filter(isChosen);
  const isAll = row.many && chosen.length === options.length;
  const texts = isAll ? [EVERYTHING_CHOSEN] : chosen.map(({ text }) => text);
  const spoken = isAll ? [EVERYTHING_CHOSEN] : chosen.map(option => option.spoken ?? option.text);
  return (
    <p className={styles.locked}>
      <span>{row.label}</span>{' '}
      <b>
        <Spoken text={texts.join(', ') || NOTHING_CHOSEN} spoken={spoken.join(', ') || NOTHING_CHOSEN} />
      </b>
    </p>
  );
}
