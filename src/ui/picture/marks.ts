/** The colors of a picture, by their role. */
export type Ink =
  | 'ground'
  | 'raised'
  | 'line'
  | 'edge'
  | 'text'
  | 'dim'
  | 'bright'
  | 'accent'
  | 'accent-ink'
  | 'mark'
  | 'mark-ink'
  | 'warn'
  | 'good'
  | 'mid'
  | 'bad'
  | 'string'
  | 'fret';

type Fill = 'solid' | 'hollow';
type Stroke = 'solid' | 'dashed';

/** Something to paint, in pixels from the top left. */
export type Mark = {
  readonly ink: Ink;
  /** From 0 to 1, if what is behind it shows through. */
  readonly opacity?: number;
} & (
  | {
      readonly kind: 'text';
      readonly x: number;
      /** The line that the text stands on. */
      readonly y: number;
      readonly size: number;
      readonly weight: 400 | 700;
      readonly text: string;
      /** Which part of the text is at `x`; by default its start. */
      readonly anchor?: 'middle' | 'end';
    }
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly fill: Fill;
      /** Of its corners, if they are round. */
      readonly radius?: number;
      readonly stroke?: Stroke;
      readonly thickness?: number;
    }
  | {
      readonly kind: 'dot';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: Fill;
    }
  | {
      readonly kind: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly stroke: Stroke;
      /** In pixels, if not that of every line. */
      readonly thickness?: number;
    }
  | {
      readonly kind: 'path';
      /** An outline as SVG path data. */
      readonly outline: string;
      readonly fill: Fill;
      /** In pixels, if not that of every line. */
      readonly thickness?: number;
    }
);

/** Marks that belong together, moved and enlarged as one, with what they are in words. */
export interface Group {
  readonly kind: 'group';
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly name?: string;
  readonly marks: readonly (Mark | Group)[];
}

/** Marks on a ground of some size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly (Mark | Group)[];
}

/** A drawing that is copied or saved, with what it shows in words. */
export interface Picture extends Drawing {
  readonly title: string;
  readonly description: string;
}

/** How thick a line is (pixels), unless it says otherwise. */
export const LINE = 3;

/** The dashes and the gaps of a dashed line (pixels). */
export const DASHES = { line: [14, 10], box: [5, 4] } as const;

/** How wide a character of the app's font is, beside its height: https://www.jetbrains.com/lp/mono/ */
export const ADVANCE = 0.6;

/** How wide a text is in the app's font. */
export const widthOf = (text: string, size: number): number => [...text].length * size * ADVANCE;

/** How far below its middle a text of some size stands, so that its capitals are centered. */
export const dropOf = (size: number): number => size * 0.36;
