import type { Platform } from '../../commands/hotkey';
import type { KeyPress } from '../../commands/numberRow';
import type { FocusKind } from '../../commands/resolve';

/**
 * The properties of a keyboard event that hotkeys depend on. When autofill fills in a form, browsers send plain events of
 * the same name without any of them.
 *
 * @see https://github.com/vueuse/vueuse/issues/1128
 */
export const keyPressOf = (event: Partial<KeyboardEvent>): KeyPress => ({
  key: event.key ?? 'Unidentified',
  code: event.code ?? '',
  ctrl: event.ctrlKey ?? false,
  meta: event.metaKey ?? false,
  alt: event.altKey ?? false,
  altGraph: event.getModifierState?.('AltGraph') ?? false,
  shift: event.shiftKey ?? false,
});

const INPUT_KINDS: Partial<Record<string, FocusKind>> = {
  radio: 'radio',
  checkbox: 'checkbox',
  range: 'slider',
  button: 'button',
  submit: 'button',
};

const ROLE_KINDS: Partial<Record<string, FocusKind>> = { tab: 'tab', gridcell: 'cell' };

/** The kind of element a press goes to. */
export function focusKindOf(target: EventTarget | null): FocusKind {
  if (!(target instanceof HTMLElement)) return 'other';
  if (target instanceof HTMLInputElement) return INPUT_KINDS[target.type] ?? 'text';
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return 'text';
  if (target instanceof HTMLSelectElement) return 'select';
  const kind = ROLE_KINDS[target.getAttribute('role') ?? ''];
  if (kind) return kind;
  // A summary is a button that opens what is below it.
  if (target instanceof HTMLButtonElement || target.localName === 'summary') return 'button';
  return target instanceof HTMLAnchorElement ? 'link' : 'other';
}

/** The platform, which decides the modifier: Command on Apple devices, Control elsewhere. */
export const platformOf = ({ userAgent }: Pick<Navigator, 'userAgent'>): Platform =>
  /Mac|iPhone|iPad/.test(userAgent) ? 'mac' : 'other';
