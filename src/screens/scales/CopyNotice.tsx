import stack from '../../ui/stack.module.css';
import type { Copied } from './scalesStore';
import { COPY_NOTICES } from './text';

/** The outcome of a copy. */
export function CopyNotice({ outcome }: Pick<Copied, 'outcome'>) {
  return <p {...(outcome === 'failed' && { className: stack.notice })}>{COPY_NOTICES[outcome]}</p>;
}
