import type { Instrument } from '../instrument/instrument';
import { instrumentIn } from '../settings/instrument';
import type { Choices } from '../settings/setting';
import type { Settings } from '../settings/settings';

/** A quiz that could start now, and its setup. */
interface Prepared<Setup> {
  readonly quiz: { whyNone?(setup: Setup): string | undefined };
  readonly setup: Setup;
}

/**
 * Creates a function that tells why no question can be asked with some choices. It remembers each answer: commands ask at
 * every change of anything.
 *
 * @param prepare the quiz that those choices would start, and its setup. Pure
 */
export function createWhyNone<Setup>(
  prepare: (settings: Settings, instrument: Instrument) => Prepared<Setup>,
): (settings: Settings) => string | undefined {
  const known = new WeakMap<Choices, { readonly reason: string | undefined }>();
  return settings => {
    const choices = settings.choices();
    const found = known.get(choices);
    if (found) return found.reason;
    const { quiz, setup } = prepare(settings, instrumentIn(choices));
    const reason = quiz.whyNone?.(setup);
    known.set(choices, { reason });
    return reason;
  };
}
