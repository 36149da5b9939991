/** What drills on the beat are. */
export const ON_BEAT_DESCRIPTION =
  'Each question has a beat of the metronome, and an answer that comes after it is late. The tempo goes up after a round with nine of ten in time, and down after one with fewer than six.';

/** Why a drill on the beat has no pause. */
export const BEAT_DECIDES = 'The beat decides when the next question comes';

/** Why the number of beats doesn't matter for a piece. */
export const A_NOTE_A_BEAT = 'A piece has a note on each beat';

/** Below the verdict on a right answer that came after its beat. */
export const LATE_NOTE = 'Right, but after its beat.';

/** What comes before the verdict on such an answer, as spoken. */
export const SPOKEN_LATE = 'Late.';

/**
 * How many right answers of a round were late.
 *
 * @example lateText(2) // '2 right answers were late.'
 */
export const lateText = (late: number): string =>
  late === 1 ? '1 right answer was late.' : `${late} right answers were late.`;

/**
 * How a round on the beat went, as spoken.
 *
 * @example spokenBeat({ late: 2, tempo: 80, next: 85 }) // '2 late. The next round goes at 85 a minute.'
 */
export const spokenBeat = ({ late, next }: { readonly late: number; readonly next: number }): string =>
  `${late === 0 ? '' : `${late} late. `}The next round goes at ${next} a minute.`;

/**
 * What becomes of the tempo after a round.
 *
 * @example tempoText(80, 85) // 'Tempo up from 80 to 85.'
 */
export function tempoText(tempo: number, next: number): string {
  if (next === tempo) return `Tempo stays at ${tempo}.`;
  return `Tempo ${next > tempo ? 'up' : 'down'} from ${tempo} to ${next}.`;
}
