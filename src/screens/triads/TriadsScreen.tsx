import { useRef, useState } from 'react';
import type { NeckHandle } from '../../fretboard/Fretboard';
import { useNeckSound } from '../../fretboard/useNeckSound';
import { useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands } from '../../ui/shell';
import type { ScreenProps } from '../definition';
import { derived } from '../derived';
import { TipList } from '../TipList';
import { createTriadsCommands } from './commands';
import { viewIn } from './settings';
import { TriadPanel } from './TriadPanel';
import { TriadsControls } from './TriadsControls';
import { TriadsHowToUse } from './TriadsHowToUse';
import { TRIADS_TIPS } from './text';

/** The Triads screen: a triad on the neck, on all strings or on three, shape by shape. */
export function TriadsScreen({ screen }: ScreenProps) {
  const settings = useSettings('triads');
  const sound = useNeckSound();
  const neck = useRef<NeckHandle>(null);
  const { say } = useSpeech();
  const [{ view, commands, list }] = useState(() => {
    const view = derived(settings.choices, viewIn);
    const commands = createTriadsCommands({ view, sound, neck: () => neck.current, say });
    return { view, commands, list: Object.values(commands) };
  });
  useCommands(list);

  return (
    <SidebarFrame
      screen={screen}
      tips={<TipList tips={TRIADS_TIPS} />}
      controls={<TriadsControls settings={settings} />}
    >
      <TriadPanel settings={settings} view={view} commands={commands} sound={sound} neck={neck} />
      <TriadsHowToUse commands={commands} />
    </SidebarFrame>
  );
}
