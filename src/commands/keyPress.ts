/** The properties of a `KeyboardEvent` that decide which stroke was pressed. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly meta: boolean;
  readonly alt: boolean;
  readonly altGraph: boolean;
  readonly shift: boolean;
}

const MODIFIER_KEYS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'OS'];

export const isModifierAlone = (press: KeyPress): boolean => MODIFIER_KEYS.includes(press.key);
