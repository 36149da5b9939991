// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenWhile } from '../../src/listening/listener';
import { createFakeListener } from './fakeListener';

let hidden = false;

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});

afterEach(() => {
  hidden = false;
  vi.restoreAllMocks();
});

function turn(window: 'hidden' | 'shown') {
  hidden = window === 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

function given() {
  const listener = createFakeListener();
  const end = listenWhile(listener, 'microphone');
  return { listener, end, status: () => listener.state().status };
}

describe('given something that listens for a while', () => {
  test('when it begins, then the microphone is open, and when it is over, then it is let go', () => {
    const { end, status } = given();
    expect(status()).toBe('listening');
    end();
    expect(status()).toBe('off');
  });

  test('when the window is hidden and the microphone let go, then it listens again once the window is back', () => {
    const { listener, status } = given();
    turn('hidden');
    listener.stop();
    expect(status()).toBe('off');
    turn('shown');
    expect(status()).toBe('listening');
  });

  test('when the user has stopped listening, then it stays so, though the window is hidden and back', () => {
    const { listener, status } = given();
    listener.stop();
    turn('hidden');
    turn('shown');
    expect(status()).toBe('off');
  });

  test('when the user stops it while it is still starting, then it stays so as well', () => {
    const listener = createFakeListener();
    listener.hold();
    listenWhile(listener, 'microphone');
    expect(listener.state().status).toBe('starting');
    listener.stop();
    turn('hidden');
    turn('shown');
    expect(listener.state().status).toBe('off');
  });

  test('when it is over, then a window that comes back starts nothing', () => {
    const { end, status } = given();
    turn('hidden');
    end();
    turn('shown');
    expect(status()).toBe('off');
  });
});

test('given a listener that was listening before, when something else that listens is over, then it goes on', async () => {
  const listener = createFakeListener();
  await listener.start('microphone');
  listenWhile(listener, 'microphone')();
  expect(listener.state().status).toBe('listening');
});
