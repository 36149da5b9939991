import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

function nameOf(target: EventTarget | null): string {
  if (!(target instanceof HTMLElement)) return 'nothing';
  const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
  return target.getAttribute('aria-label') ?? (label ?? target).textContent;
}

/** Records where the focus goes and where it comes from: `Help from Close`, or `Help from nothing` if it was lost. */
export function recordFocus(): readonly string[] {
  const path: string[] = [];
  const arrive = ({ target, relatedTarget }: FocusEvent) =>
    path.push(`${nameOf(target)} from ${nameOf(relatedTarget)}`);
  window.addEventListener('focusin', arrive, { capture: true });
  onTestFinished(() => window.removeEventListener('focusin', arrive, { capture: true }));
  return path;
}

/** Lets the page do everything it has postponed to its next frames. */
export const settled = (): Promise<void> =>
  act(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  });
