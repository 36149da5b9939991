import { useSyncExternalStore } from 'react';
import { CommandButton } from '../ui/CommandButton';
import { useCommandState } from '../ui/shell';
import stack from '../ui/stack.module.css';
import { CopiedNotice } from './CopiedNotice';
import { type DrillLinks, useDrillLinks } from './drillLinks';

/** The button that copies the link to a drill, where it can be copied, and how that ended. */
export function CopyLink() {
  const links = useDrillLinks();
  return links ? <Copying links={links} /> : null;
}

function Copying({ links }: { readonly links: DrillLinks }) {
  const canCopy = useCommandState(() => links.copy.disabled === undefined);
  const copied = useSyncExternalStore(links.subscribe, links.copied);
  if (!canCopy) return null;
  return (
    <div className={stack.stack}>
      <CommandButton tone="text" command={links.copy} />
      {copied && <CopiedNotice copied={copied} />}
    </div>
  );
}
