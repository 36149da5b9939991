import { DETECTION } from './limits';

/** What a room sounds like when nobody plays. */
export interface NoiseFloor {
  /** Takes the level of a hop (dBFS); a note raises the floor more slowly than noise. */
  hear(level: number, sounding: 'note' | 'noise'): void;
  /** In dBFS. */
  level(): number;
  /** The level from which a note may begin (dBFS); infinite until the room has been listened to. */
  gate(): number;
}

/**
 * Creates a floor that follows the quiet moments of a room.
 *
 * @param known what the room was measured at before (dBFS), so that it needn't be learned
 * @example createNoiseFloor(-60).gate() // -48
 */
export function createNoiseFloor(known?: number): NoiseFloor {
  const { learning, hop, leastFloor, floorFall, floorRise, gate } = DETECTION;
  let floor = known;
  let hops = known === undefined ? 0 : learning / hop;
  const level = () => Math.max(floor ?? leastFloor, leastFloor);
  return {
    level,
    gate: () => (hops < learning / hop ? Number.POSITIVE_INFINITY : level() + gate),
    hear(heard, sounding) {
      hops += 1;
      if (floor === undefined || heard < floor)
        floor = (floor ?? heard) + (heard - (floor ?? heard)) * floorFall;
      else floor = Math.min(heard, floor + floorRise[sounding] * hop);
    },
  };
}
