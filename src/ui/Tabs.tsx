import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { indexAfter } from './roving';
import { useSafeId } from './shell';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly title: string;
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
  /** Renders the list and the panel; by default the panel follows the list. */
  readonly frame?: (list: ReactNode, panel: ReactNode) => ReactNode;
  /** The panel of the current tab. */
  readonly children: ReactNode;
}

const stacked = (list: ReactNode, panel: ReactNode): ReactNode => (
  <div className={styles.tabs}>
    {list}
    {panel}
  </div>
);

/**
 * Tabs with automatic activation: a tab shows its panel as soon as it gets the focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Id extends string>({
  name,
  tabs,
  current,
  onChoose,
  frame = stacked,
  children,
}: TabsProps<Id>) {
  const base = useSafeId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const target = tabs[indexAfter(event.key, at, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onChoose(target.id);
    list.current?.querySelector<HTMLElement>(`#${base}-${target.id}`)?.focus();
  };
  return frame(
    <div ref={list} role="tablist" aria-label={name} className={styles.list} onKeyDown={move}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          id={`${base}-${id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === current}
          aria-controls={`${base}-panel`}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>,
    <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${current}`} className={styles.panel}>
      {children}
    </div>,
  );
}
