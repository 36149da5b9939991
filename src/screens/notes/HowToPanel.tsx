import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel';
import prose from '../../ui/prose.module.css';
import stack from '../../ui/stack.module.css';

interface HowToPanelProps {
  /** What the pointer does, where there is no keyboard. */
  readonly taps: string;
  /** What the keys do. */
  readonly children: ReactNode;
}

/** What can be done now, in two lines. */
export function HowToPanel({ taps, children }: HowToPanelProps) {
  return (
    <Panel title="How to Use" className={stack.last}>
      <ul className={`${prose.keys} keyboard-only`}>{children}</ul>
      <p className="touch-only">{taps}</p>
    </Panel>
  );
}
