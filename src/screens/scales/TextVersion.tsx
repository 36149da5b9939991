import { type CSSProperties, useRef } from 'react';
import { useOverflow } from '../../ui/useOverflow';
import styles from './TextVersion.module.css';
import { drawingName, type TextVersion as Version } from './text';

interface TextVersionProps {
  /** The name of the diagram. */
  readonly name: string;
  readonly version: Version;
  /** What the drawing does if it doesn't fit. While it scrolls, it must be focusable. */
  readonly drawing: 'scrolls' | 'shrinks';
}

/** A diagram in text. */
export function TextVersion({ name, version: { sentences, drawing }, drawing: fit }: TextVersionProps) {
  const width = Math.max(...drawing.split('\n').map(line => [...line].length));
  const measure: CSSProperties & Record<'--width', number> = { '--width': width };
  const box = useRef<HTMLPreElement>(null);
  const ink = useRef<HTMLSpanElement>(null);
  const overflow = useOverflow(box, ink);
  return (
    <div className={styles.version}>
      <ul className={styles.sentences}>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <pre
        ref={box}
        className={styles.drawing}
        data-fit={fit}
        style={measure}
        role="img"
        aria-label={drawingName(name)}
        {...(overflow === 'scrolls' && { tabIndex: 0 })}
      >
        <span ref={ink} className={styles.ink}>
          {drawing}
        </span>
      </pre>
    </div>
  );
}

/** The cells of a line and the lines of a page of an embosser. */
const CELLS = 40;
const LINES = 25;

const NUMBER_SIGN = '#';
const CAPITAL = ',';
const PAGE_BREAK = '\f';
const LINE_BREAK = '\r\n';

/** The digits 1 to 9 and 0 are the letters A to J after a number sign. */
const DIGITS = 'JABCDEFGHI';

const PUNCTUATION: Record<string, string> = { ':': '3', ',': '1', ';': '2', '.': '4', '-': '-', ' ': ' ' };

const numberCells = (digits: string): string =>
  NUMBER_SIGN + [...digits].map(digit => DIGITS[Number(digit)]).join('');

/** A word in capitals has two signs, a capital letter one. */
function letterCells(word: string): string {
  if (word.length > 1 && word === word.toUpperCase()) return CAPITAL.repeat(2) + word;
  return word.replaceAll(/[A-Z]/g, letter => CAPITAL + letter).toUpperCase();
}

/**
 * Plain English in uncontracted Unified English Braille, written in North American Braille ASCII. It knows letters, digits and
 * what else stands in the names of scales and patterns; anything else is left out.
 *
 * @see https://www.brailleauthority.org/ueb.html
 * @example brailleAscii('6: 8 root, 10') // '#F3 #H ROOT1 #AJ'
 */
export const brailleAscii = (text: string): string =>
  (text.match(/\d+|[A-Za-z]+|[^\dA-Za-z]/g) ?? [])
    .map(part => {
      if (/^\d/.test(part)) return numberCells(part);
      return /^[A-Za-z]/.test(part) ? letterCells(part) : (PUNCTUATION[part] ?? '');
    })
    .join('');

/** A line broken between words where it is too long; what follows is indented by two cells. */
function wrapped(line: string): readonly string[] {
  const [first = '', ...words] = line.split(' ');
  const lines = [first];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + 1 + word.length <= CELLS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}

/**
 * A file for braille displays and embossers: 40 cells a line, 25 lines a page. Blocks of lines are a blank line apart, and none
 * is divided between pages if it fits on one.
 *
 * @example brailleFile([['C major']]) // ',C MAJOR\r\n'
 */
export function brailleFile(blocks: readonly (readonly string[])[]): string {
  const pages: string[][] = [[]];
  for (const block of blocks) {
    const lines = block.flatMap(line => wrapped(brailleAscii(line)));
    const page = pages.at(-1) ?? [];
    const gap = page.length === 0 ? [] : [''];
    if (page.length + gap.length + lines.length <= LINES) page.push(...gap, ...lines);
    else for (let from = 0; from < lines.length; from += LINES) pages.push(lines.slice(from, from + LINES));
  }
  return pages
    .filter(page => page.length > 0)
    .map(page => page.map(line => line + LINE_BREAK).join(''))
    .join(PAGE_BREAK);
}
