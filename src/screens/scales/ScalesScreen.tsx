import { useEffect, useState } from 'react';
import { useNeckSound } from '../../fretboard/useNeckSound';
import { usePreferenceSettings, useSettings } from '../../settings/useSettings';
import { useSpeech } from '../../speech/Speech';
import { SidebarFrame } from '../../ui/SidebarFrame';
import { useCommands, useShell } from '../../ui/shell';
import type { ScreenProps } from '../definition';
import { TipList } from '../TipList';
import { createScalesCommands, scalesCommandList } from './commands';
import { ScalePanel } from './ScalePanel';
import { ScalesControls } from './ScalesControls';
import { ScalesHowToUse } from './ScalesHowToUse';
import { createScalesStore } from './scalesStore';
import { TextPanel } from './TextPanel';
import { SCALES_TIPS } from './text';

/** The Scales screen: a scale on the whole neck or pattern by pattern. */
export function ScalesScreen({ screen }: ScreenProps) {
  const settings = useSettings('scales');
  const preferred = usePreferenceSettings();
  const sound = useNeckSound();
  const { say } = useSpeech();
  const { registry } = useShell();
  const [{ store, commands, list }] = useState(() => {
    const copyToClipboard = (text: string) => navigator.clipboard.writeText(text);
    const print = () => window.print();
    const store = createScalesStore({ settings, preferred, sound, say, copyToClipboard, print });
    const commands = createScalesCommands(store);
    return { store, commands, list: scalesCommandList(commands) };
  });
  useCommands(list);
  useEffect(() => store.subscribe(registry.changed), [store, registry]);

  return (
    <SidebarFrame
      screen={screen}
      tips={<TipList tips={SCALES_TIPS} />}
      controls={<ScalesControls settings={settings} commands={commands} />}
    >
      <ScalePanel settings={settings} store={store} commands={commands} />
      <TextPanel settings={settings} store={store} />
      <ScalesHowToUse settings={settings} commands={commands} />
    </SidebarFrame>
  );
}
