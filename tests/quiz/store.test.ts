import { describe, expect, test, vi } from 'vitest';
import { createStore } from '../../src/quiz/store';

const counter = () => createStore((count: number, by: number) => count + by, 3);

describe('given a store', () => {
  test('when nothing has happened, then it holds what it began with', () => {
    expect(counter().state()).toBe(3);
  });

  test('when an event is dispatched, then its listeners find the new state', () => {
    const store = counter();
    const heard = vi.fn(() => store.state());
    store.subscribe(heard);
    store.dispatch(4);
    expect(heard).toHaveReturnedWith(7);
  });

  test('when an event changes nothing, then no listener is called', () => {
    const store = counter();
    const heard = vi.fn();
    store.subscribe(heard);
    store.dispatch(0);
    expect(heard).not.toHaveBeenCalled();
  });

  test('when a listener has unsubscribed, then only the others are called', () => {
    const store = counter();
    const [gone, here] = [vi.fn(), vi.fn()];
    const leave = store.subscribe(gone);
    store.subscribe(here);
    leave();
    store.dispatch(1);
    expect(gone).not.toHaveBeenCalled();
    expect(here).toHaveBeenCalledOnce();
  });
});
