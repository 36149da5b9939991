// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { positionOf, reveal, stringsShown } from '../../src/fretboard/places';
import { STANDARD_GUITAR } from '../../src/instrument/instruments';

/** An element that lies somewhere from left to right on the page (pixels). */
function lying(left: number, right: number): HTMLElement {
  const element = document.createElement('div');
  const box = { x: left, y: 0, left, right, top: 0, bottom: 10, width: right - left, height: 10 };
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ ...box, toJSON: () => box });
  return element;
}

/** How far a box of 300 pixels scrolls to show some elements of a neck. */
function scrolled(neck: HTMLElement, ...elements: readonly HTMLElement[]): number {
  const box = lying(0, 300);
  box.append(neck);
  reveal(box, elements);
  return box.scrollLeft;
}

describe('given a box that shows a part of a neck', () => {
  test.each([
    ['is in view', lying(0, 600), lying(100, 150), 0],
    ['is further right', lying(0, 600), lying(400, 450), 275],
    ['is further left', lying(-300, 300), lying(-200, -150), -325],
    ['is under the edge that fades at the right', lying(0, 600), lying(285, 295), 140],
    ['is at the right end of the neck, where nothing fades', lying(-300, 300), lying(285, 295), 0],
    ['is under the edge that fades at the left', lying(-300, 300), lying(5, 15), -140],
    ['is at the left end of the neck, where nothing fades', lying(0, 600), lying(5, 15), 0],
  ])('when a place %s, then it is scrolled just so that it is in the middle, if at all', (...row) => {
    const [, neck, place, by] = row;
    expect(scrolled(neck, place)).toBe(by);
  });

  test('when several places fit, then their middle is brought into the middle, and otherwise the first', () => {
    expect(scrolled(lying(0, 1200), lying(400, 450), lying(500, 550))).toBe(325);
    expect(scrolled(lying(0, 1200), lying(400, 450), lying(900, 950))).toBe(275);
  });
});

describe('given a neck', () => {
  test('when it shows one string, then it has only that row', () => {
    expect(stringsShown(STANDARD_GUITAR, 2)).toEqual([2]);
    expect(stringsShown(STANDARD_GUITAR, undefined)).toEqual([5, 4, 3, 2, 1, 0]);
  });

  test('when something happens in no cell, then it has no place', () => {
    const cell = document.createElement('td');
    Object.assign(cell.dataset, { string: '1', fret: '3' });
    const dot = cell.appendChild(document.createElement('span'));
    expect(positionOf(dot)).toEqual({ guitarString: 1, fret: 3 });
    expect(positionOf(document.createElement('p'))).toBeUndefined();
    expect(positionOf(document)).toBeUndefined();
  });
});
