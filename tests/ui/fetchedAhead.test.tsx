import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { fetchedAhead } from '../../src/ui/fetchedAhead';

const load = async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> });

test('given code that was fetched, when it is drawn for the first time, then it is there at once', async () => {
  const { fetch, Component } = fetchedAhead(load);
  await fetch();

  render(
    <Suspense fallback="on its way">
      <Component name="palette" />
    </Suspense>,
  );

  expect(screen.getByText('palette')).toBeInTheDocument();
});

test('given code that nobody fetched, when it is drawn, then it comes as soon as it can', async () => {
  const { Component } = fetchedAhead(load);

  await act(async () => {
    render(
      <Suspense fallback="on its way">
        <Component name="palette" />
      </Suspense>,
    );
  });

  expect(await screen.findByText('palette')).toBeInTheDocument();
});
