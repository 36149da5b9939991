/** What sounds at a moment. */
export interface Sound {
  /** In dBFS. */
  readonly level: number;
  /** The level of the room when nobody plays (dBFS). */
  readonly floor: number;
  /** In Hz; left out where no pitch is clear. */
  readonly frequency?: number;
  /** Left out where a note that began now would be told; `ignored` while the app or a screen reader may be sounding. */
  readonly notes?: 'ignored';
}
