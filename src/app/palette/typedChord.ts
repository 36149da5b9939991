import type { Command } from '../../commands/command';
import { chordsScreen } from '../../screens/chords';
import { withChord } from '../../screens/chords/settings';
import { settled } from '../../settings/choices';
import { namesIn } from '../../settings/noteNames';
import { preferences } from '../../settings/preferences';
import { type Chord, type ChordType, chordText, parseChord, spokenChord } from '../../theory/chord';
import type { NoteNames } from '../../theory/names';
import type { AppState } from '../state';

/** Words that ask how a chord is played, and so want its shape, whatever chord it is. */
const ASKED =
  /^(?:how (?:do (?:i|you)|can i|to) (?:play|finger|hold|fret)|(?:fingers?|fingering|shapes?|diagram) (?:for|of))\s+/i;

/** Words that may stand before a chord's name and around it. */
const BEFORE = /^(?:show(?: me)?|play|find|what is|what's|the|chord)\s+/i;
const AFTER = /\s+(?:chords?|shapes?|fingering|diagram|on (?:the |my |a )?guitar)$/i;
const ARTICLE = /^(?:an?|the)\s+/i;

/** An interval with its article, as `a minor seventh` is; with a cardinal, `a minor seven` is a chord. */
const INTERVAL =
  /^an? (?:(?:minor|major|perfect|augmented|diminished|flat|sharp) )*(?:second|third|fourth|fifth|sixth|seventh|ninth|\d(?:nd|rd|th))$/i;

/** The types that Triads and Scales have too: the name alone of such a chord means what it meant before. */
const TRIADS: readonly ChordType[] = ['major', 'minor', 'dim', 'aug'];

const trimmed = (text: string, ends: readonly RegExp[]): string => {
  const shorter = ends.reduce((before, end) => before.replace(end, ''), text);
  return shorter === text ? text : trimmed(shorter, ends);
};

/**
 * The chord that a text in the palette names; `undefined` if it names none, or something that the other commands mean.
 *
 * @example chordTyped('how do I play Bm') // B minor
 * @example chordTyped('Bm') // undefined: Triads have it
 * @example chordTyped('Hm7', 'german') // B minor seven
 */
export function chordTyped(typed: string, names?: NoteNames): Chord | undefined {
  const text = typed.trim().replace(/\?$/, '').replaceAll(/\s+/g, ' ');
  const isAsked = ASKED.test(text);
  const name = trimmed(text.replace(ASKED, ''), [BEFORE, AFTER]);
  // In `how do I play a chord`, `a` is no note.
  if (INTERVAL.test(name) || name === 'a') return undefined;
  for (const each of [name, name.replace(ARTICLE, '')]) {
    const parsed = parseChord(each, names);
    if (parsed.kind === 'problem') continue;
    const { type, bass } = parsed.chord;
    return isAsked || bass !== undefined || !TRIADS.includes(type) ? parsed.chord : undefined;
  }
  return undefined;
}

type ChordEntryDeps = Pick<AppState, 'settings' | 'announcer' | 'navigation'>;

/** The command that opens Chords with the chord that a text names; `undefined` if it names none. */
export function typedChord({ settings, announcer, navigation }: ChordEntryDeps, typed: string) {
  const own = settings.screens.chords;
  const names = namesIn(own.choices());
  const chord = chordTyped(typed, names);
  if (chord === undefined) return undefined;
  const command: Command = {
    id: `chords.show ${chordText(chord, 'letters')}`,
    title: chordText(chord, settings.preferences.read(preferences.signs), names),
    spoken: spokenChord(chord, names),
    group: chordsScreen.name,
    ...{ scope: 'screen', screen: 'chords' },
    run() {
      const isHere = navigation.current()?.id === 'chords';
      own.apply(settled(own.table, withChord(own.choices(), chord)));
      // The screen says the chords that are shown while it is open.
      if (!isHere) announcer.say(spokenChord(chord, names));
    },
  };
  return command;
}
