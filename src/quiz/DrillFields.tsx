import type { ReactNode } from 'react';
import { Field, ShownFields } from '../settings/Field';
import { preferences } from '../settings/preferences';
import type { SettingRow } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { FIGURES_DESCRIPTION } from '../settings/text';
import { usePreferenceSettings, useSetting } from '../settings/useSettings';
import { AddToWorkoutButton, AddToWorkoutTarget } from './AddToWorkout';
import { ON_BEAT_DESCRIPTION } from './beatText';
import { CopyLink } from './CopyLink';
import type { PaceSettings } from './pace';

interface DrillFieldsProps {
  readonly settings: Settings;
  readonly rows: PaceSettings;
  /** The switch, if not that of the rows. */
  readonly drill?: SettingRow;
  /** Whether the link to the drill is copied here; beside results that is done there. */
  readonly link?: 'here' | 'elsewhere';
  /** What only a drill of this screen has. */
  readonly children?: ReactNode;
}

/** The switch of drills on the beat and, while it is on, how many beats a question has. */
function BeatFields({
  settings,
  rows: { onBeat, questionBeats },
}: Pick<DrillFieldsProps, 'settings' | 'rows'>) {
  if (onBeat === undefined || questionBeats === undefined) return null;
  return (
    <>
      <Field settings={settings} row={onBeat} description={ON_BEAT_DESCRIPTION} />
      <ShownFields settings={settings} rows={[questionBeats]} />
    </>
  );
}

/** The switch of Quick Drill and, while it is on, what makes up a drill. */
export function DrillFields({
  settings,
  rows,
  drill = rows.drill,
  link = 'here',
  children,
}: DrillFieldsProps) {
  const isOn = useSetting(settings, rows.drill) === 'on';
  const preferred = usePreferenceSettings();
  return (
    <>
      <Field settings={settings} row={drill} />
      {isOn && (
        <>
          <Field settings={settings} row={rows.length} />
          {children}
          <BeatFields settings={settings} rows={rows} />
          <Field settings={settings} row={rows.pause} />
          <Field settings={settings} row={rows.afterMistake} />
          <Field settings={preferred} row={preferences.figures} description={FIGURES_DESCRIPTION} />
          {link === 'here' && (
            <>
              <CopyLink>
                <AddToWorkoutButton />
              </CopyLink>
              <AddToWorkoutTarget />
            </>
          )}
        </>
      )}
    </>
  );
}
