import { describe, expect, test, vi } from 'vitest';
import { createDeferredCommands } from '../../src/app/deferredCommands';
import { screenOf } from '../../src/app/links/navigation';
import type { ScreenId } from '../../src/commands/command';
import { createRegistry } from '../../src/commands/registry';
import { createListeners } from '../../src/listeners';
import { command } from '../commands/made';

/** An app on the Notes, whose pages publish their commands when a test says so. */
function appOnNotes() {
  const registry = createRegistry();
  const pages = createListeners();
  let screen: ScreenId = 'notes';
  let busy = false;
  const deferred = createDeferredCommands({
    registry,
    navigation: { current: () => screenOf(screen), subscribe: pages.subscribe },
    soon: run => run(),
    isBusy: () => busy,
    say: text => say(text),
  });
  const run = vi.fn<() => void>();
  const say = vi.fn<(text: string) => void>();
  return {
    ...{ registry, deferred, run, say },
    start: { ...command('scales.play'), run },
    go(next: ScreenId) {
      screen = next;
      pages.notify();
    },
    openDialog() {
      busy = true;
    },
  };
}

describe('given an errand on another screen', () => {
  test('when its page has published the command, then it runs once', () => {
    const { registry, deferred, run, start, go } = appOnNotes();
    go('scales');
    deferred.run('scales', 'scales.play');
    expect(run).not.toHaveBeenCalled();
    registry.publish({}, [start]);
    registry.changed();
    expect(run).toHaveBeenCalledOnce();
  });

  test('when the command exists already, then it runs at once', () => {
    const { registry, deferred, run, start, go } = appOnNotes();
    registry.publish({}, [start]);
    go('scales');
    deferred.run('scales', 'scales.play');
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['another screen is opened first', (app: ReturnType<typeof appOnNotes>) => app.go('keys')],
    ['a dialog is open by then', (app: ReturnType<typeof appOnNotes>) => app.openDialog()],
    [
      'another errand follows',
      (app: ReturnType<typeof appOnNotes>) => app.deferred.run('scales', 'scales.copy'),
    ],
  ])('when %s, then it is dropped', (_what, happens) => {
    const app = appOnNotes();
    app.go('scales');
    app.deferred.run('scales', 'scales.play');
    happens(app);
    app.registry.publish({}, [app.start]);
    expect(app.run).not.toHaveBeenCalled();
  });

  test.each([
    ['can’t be run', { disabled: 'Sound is off in the settings' }],
    ['doesn’t exist now', { isOffered: false, disabled: 'Sound is off in the settings' }],
  ])('when the command %s on its page, then it is dropped, and the reason is said', (_what, state) => {
    const { registry, deferred, run, say, start, go } = appOnNotes();
    go('scales');
    deferred.run('scales', 'scales.play');
    const owner = {};
    registry.publish(owner, [{ ...start, ...state }]);
    registry.publish(owner, [start]);
    expect(run).not.toHaveBeenCalled();
    expect(say.mock.calls).toEqual([['Sound is off in the settings']]);
  });
});
