import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { preloadable } from '../../src/ui/preloadable';

const load = async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> });

test('given code that has been fetched, when it is rendered for the first time, then it is there immediately', async () => {
  const { preload, Component } = preloadable(load);
  await preload();

  render(<Component name="palette" />);

  expect(screen.getByText('palette')).toBeInTheDocument();
});

test('given code that hasn’t been fetched, when it is rendered, then it is fetched and shown', async () => {
  const { Component } = preloadable(load);

  await act(async () => {
    render(<Component name="palette" />);
  });

  expect(await screen.findByText('palette')).toBeInTheDocument();
});

test('given a fetch that fails once, when the code is rendered, then it is fetched again and shown', async () => {
  const fails = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Component } = preloadable(fails);

  render(<Component name="palette" />);

  expect(await screen.findByText('palette')).toBeInTheDocument();
  expect(fails).toHaveBeenCalledTimes(2);
});

test('given a fetch that always fails, when the code is fetched, then it is requested twice and no more', async () => {
  const fails = vi.fn(load).mockRejectedValue(new TypeError('Failed to fetch'));
  const { preload } = preloadable(fails);

  await expect(preload()).rejects.toThrow('Failed to fetch');
  expect(fails).toHaveBeenCalledTimes(2);
});

test('given code that failed to load, when it is rendered again and is available, then it is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = new TypeError('Failed to fetch');
  const { Component } = preloadable(vi.fn(load).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone));
  const open = () =>
    render(
      <ErrorBoundary name="page" fallback={() => 'failed'}>
        <Component name="palette" />
      </ErrorBoundary>,
    );

  const first = open();
  expect(await screen.findByText('failed')).toBeInTheDocument();
  first.unmount();

  open();
  expect(await screen.findByText('palette')).toBeInTheDocument();
});

test('given code that is being fetched, when it is fetched again, then it is requested once', async () => {
  const once = vi.fn(load);
  const { preload } = preloadable(once);
  await Promise.all([preload(), preload()]);
  await preload();
  expect(once).toHaveBeenCalledTimes(1);
});
