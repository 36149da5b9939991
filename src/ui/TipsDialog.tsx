import type { ReactNode } from 'react';
import { CloseButton, Dialog } from './Dialog';
import prose from './prose.module.css';

interface TipsDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The tips for a screen, as a teacher would give them. */
export default function TipsDialog({ title, onClose, children }: TipsDialogProps) {
  return (
    <Dialog title={title} firstFocus="control-then-title" onClose={onClose} foot={<CloseButton />}>
      <div className={prose.prose}>{children}</div>
    </Dialog>
  );
}
