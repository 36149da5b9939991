import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { fetchedAhead } from '../../src/ui/fetchedAhead';

const load = async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> });

test('given code that was fetched, when it is drawn for the first time, then it is there at once', async () => {
  const { fetch, Component } = fetchedAhead(load);
  await fetch();

  render(<Component name="palette" />);

  expect(screen.getByText('palette')).toBeInTheDocument();
});

test('given code that nobody fetched, when it is drawn, then it comes as soon as it can', async () => {
  const { Component } = fetchedAhead(load);

  await act(async () => {
    render(<Component name="palette" />);
  });

  expect(await screen.findByText('palette')).toBeInTheDocument();
});

test('given code that is missing once, when it is drawn, then it is asked for again and comes', async () => {
  const fails = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { Component } = fetchedAhead(fails);

  render(<Component name="palette" />);

  expect(await screen.findByText('palette')).toBeInTheDocument();
  expect(fails).toHaveBeenCalledTimes(2);
});

test('given code that is gone, when it is fetched, then it is asked for twice and no more', async () => {
  const fails = vi.fn(load).mockRejectedValue(new TypeError('Failed to fetch'));
  const { fetch } = fetchedAhead(fails);

  await expect(fetch()).rejects.toThrow('Failed to fetch');
  expect(fails).toHaveBeenCalledTimes(2);
});

test('given code that was gone when it was drawn, when it is drawn again and is there, then it comes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = new TypeError('Failed to fetch');
  const { Component } = fetchedAhead(vi.fn(load).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone));
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

test('given code that is on its way, when it is fetched by two, then it is asked for once', async () => {
  const once = vi.fn(load);
  const { fetch } = fetchedAhead(once);
  await Promise.all([fetch(), fetch()]);
  await fetch();
  expect(once).toHaveBeenCalledTimes(1);
});
