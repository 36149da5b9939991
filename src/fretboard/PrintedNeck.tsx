import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { allPositions } from '../instrument/position';
import { inksOf } from '../ui/picture/inks';
import { svgElement } from '../ui/picture/svg';
import styles from './Fretboard.module.css';
import { neckDescription, neckDrawing, type PicturedNeck } from './neckPicture';

/** Whether the page is being printed. It changes before the browser lays the paper out. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const media = window.matchMedia('print');
    // What emulates paper, as developer tools do, changes the medium alone.
    const follow = () => (media.matches ? begin() : end());
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}

/** A long neck has narrower frets, so that its notes stay readable on a page. */
const MANY_FRETS = 15;
const NARROW = 44;

interface NamedNeck extends PicturedNeck {
  readonly name: string;
}

const hasFigures = ({ instrument, lastFret, cellAt }: NamedNeck): boolean =>
  allPositions(instrument, lastFret).some(place => cellAt(place).lightness !== undefined);

interface PrintedNeckProps {
  /** The neck as it is now: read when the page is printed, so that nothing renders whenever a cell changes. */
  readonly neck: RefObject<NamedNeck>;
}

/** The picture of a neck, which takes the place of its grid on paper. Figures stay in the grid, which has a legend. */
export const PrintedNeck = memo(function PrintedNeck({ neck }: PrintedNeckProps) {
  const isPrinting = usePrinting();
  return isPrinting && !hasFigures(neck.current) ? <DrawnNeck {...neck.current} /> : null;
});

function DrawnNeck({ name, ...neck }: NamedNeck) {
  const drawn = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { firstFret = 0, lastFret } = neck;
    const isLong = lastFret - firstFret > MANY_FRETS;
    const drawing = neckDrawing(isLong ? { ...neck, column: NARROW } : neck);
    const inks = inksOf('black', () => '');
    const told = [name, neckDescription(neck)].filter(text => text !== '').join('. ');
    drawn.current?.replaceChildren(svgElement(drawing, told, inks));
  });
  return <div ref={drawn} className={styles.drawn} />;
}
