import type { SeedReading } from '../quiz/seed';
import type { Line } from '../theory/degree';

/** The notice about a link. */
export const DRILL_NOTICE = {
  title: 'Drill from a Link',
  start: 'Start',
} as const;

const SAME = 'the same for everyone';

/** Why the questions of a link aren't asked; without a seed any more, a setting was changed. */
const TROUBLE: Readonly<Record<'damaged' | 'newer' | 'changed', string>> = {
  damaged:
    "Part of the link is missing or misspelled, so the questions won't be the same as everyone else's.",
  newer:
    "The link comes from a newer version of Fretty, so the questions won't be the same as everyone else's. Reload the page to get that version.",
  changed: "You have changed the drill, so its questions aren't those of the link any more.",
};

/** The notice about a drill's link: the drill in words, and the trouble with its link. */
interface DrillNotice {
  readonly drill?: Line;
  readonly trouble?: string;
}

/**
 * The notice about a link.
 *
 * @param kind the reading of the link's seed; `undefined` once the seed has been dropped
 * @param drill the drill in words
 * @example drillNotice('seed', line).drill?.text // 'Name Note, strings 6 and 5, frets 0 to 5, 50 questions, the same for everyone'
 */
export function drillNotice(kind: SeedReading['kind'] | undefined, drill: Line): DrillNotice {
  switch (kind) {
    case 'seed':
      return { drill: { text: `${drill.text}, ${SAME}`, spoken: `${drill.spoken}, ${SAME}` } };
    case 'damaged':
    case 'newer':
      return { drill, trouble: TROUBLE[kind] };
    case undefined:
      return { trouble: TROUBLE.changed };
  }
}

/**
 * The notice about a link, as spoken.
 *
 * @example spokenDrillNotice('seed', 'Name Note, all strings') // 'Drill from a link: Name Note, all strings, the same for everyone.'
 */
export function spokenDrillNotice(kind: SeedReading['kind'] | undefined, spoken: string): string {
  const { drill, trouble } = drillNotice(kind, { text: spoken, spoken });
  const what = drill ? [`Drill from a link: ${drill.spoken}.`] : [];
  return [...what, ...(trouble ? [trouble] : [])].join(' ');
}
