import { expect, test } from 'vitest';
import { triadsSettings } from '../../src/screens/triads/settings';
import { instrument } from '../../src/settings/instrument';

test('given an own tuning, which may have up to twelve strings, when the string sets are listed, then they go from high to low, and All comes last', () => {
  expect(triadsSettings.stringSet.codes).toEqual([
    ...['1-2-3', '2-3-4', '3-4-5', '4-5-6', '5-6-7'],
    ...['6-7-8', '7-8-9', '8-9-10', '9-10-11', '10-11-12', 'All'],
  ]);
});

test('given an own tuning as the instrument, when options are listed, then it comes last, chosen, and any other can take its place', () => {
  const own = new Map([['instrument', 'D2-A2-D3-F#3-A3-D4']]);
  const options = instrument.optionsIn(own);
  expect(options.at(-1)).toEqual({
    ...{ code: 'D2-A2-D3-F#3-A3-D4', text: 'D A D F# A D', spoken: 'D A D F sharp A D' },
  });
  expect(options.filter(option => instrument.isChosen(own, option))).toEqual(options.slice(-1));
  expect(instrument.choose(own, { code: 'ukulele', text: '' })).toEqual(new Map([['instrument', 'ukulele']]));
  expect(instrument.choose(own, { code: 'guitar', text: '' })).toEqual(new Map());
});
