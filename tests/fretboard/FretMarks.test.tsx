import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FretMarks } from '../../src/fretboard/FretMarks';
import type { Instrument } from '../../src/instrument/instrument';
import { INSTRUMENTS } from '../../src/instrument/instruments';

test.each(Object.values<Instrument>(INSTRUMENTS))(
  'given $name, when dots are drawn, then between two strings, where no note covers them',
  instrument => {
    const { container } = render(<FretMarks instrument={instrument} firstFret={0} lastFret={12} />);
    const style = container.querySelector<HTMLElement>('[style]')?.style;
    for (const place of ['--upper', '--middle', '--lower']) {
      const strings =
        (Number.parseFloat(style?.getPropertyValue(place) ?? '') / 100) * instrument.strings.length;
      expect(strings).toBeCloseTo(Math.round(strings));
      expect(Math.round(strings)).toBeGreaterThan(0);
      expect(Math.round(strings)).toBeLessThan(instrument.strings.length);
    }
  },
);
