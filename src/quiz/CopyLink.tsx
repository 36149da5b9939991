import { useEffect, useSyncExternalStore } from 'react';
import { CommandButton } from '../ui/CommandButton';
import { preloadable } from '../ui/preloadable';
import { useCommandState } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { whenIdle } from '../ui/whenIdle';
import { type DrillLinks, useDrillLinks } from './drillLinks';

const notice = preloadable(() => import('./CopiedNotice'));

/** The button that copies the link to a drill, where it can be copied, and how that ended. */
export function CopyLink() {
  const links = useDrillLinks();
  return links ? <Copying links={links} /> : null;
}

function Copying({ links }: { readonly links: DrillLinks }) {
  const canCopy = useCommandState(() => links.copy.disabled === undefined);
  const copied = useSyncExternalStore(links.subscribe, links.copied);
  // Browsers may not copy any more once they have waited for code.
  useEffect(() => (canCopy ? whenIdle([links.preload, notice.preload]) : undefined), [canCopy, links]);
  if (!canCopy) return null;
  return (
    <div className={stack.stack}>
      <CommandButton tone="text" command={links.copy} />
      {copied && <notice.Component copied={copied} />}
    </div>
  );
}
