import { ShownFields } from '../settings/Field';
import type { Setting, SettingRow } from '../settings/setting';
import type { Settings } from '../settings/settings';
import { useSetting } from '../settings/useSettings';
import { type AnswerWith, sourceIn } from './answerWith';
import type { AnySession } from './definition';
import { ListenTools } from './ListenTools';
import { isOpen } from './session';
import { STARTS_LISTENING } from './text';

interface PlayedFieldsProps {
  readonly settings: Settings;
  readonly answerWith: Setting<AnswerWith>;
  /** While a question is open, it has the tools for listening. */
  readonly session: AnySession;
  /** What else can be set where answers are played. */
  readonly rows: readonly SettingRow[];
}

/** What belongs to answering on an instrument: what starting such a quiz asks for, and what can be set. */
export function PlayedFields({ settings, answerWith, session, rows }: PlayedFieldsProps) {
  const way = useSetting(settings, answerWith);
  const source = way === 'keys' ? undefined : sourceIn({ answerWith: way });
  if (source === undefined) return null;
  return (
    <>
      {!isOpen(session) && (
        <>
          <ListenTools source={source} />
          <p>{STARTS_LISTENING}</p>
        </>
      )}
      <ShownFields settings={settings} rows={rows} />
    </>
  );
}
