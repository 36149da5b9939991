/**
 * The tasks done with Orca, key by key, each in a fresh Chromium. Keys have xdotool's names; `type:` types a text and
 * listens once all of it is typed, `pause` listens without a key, and `until:` does so until a text has been said. `plays`
 * are the strings that its microphone hears (Hz), from `playsAfter` on (seconds since it was opened). No task switches Orca's mode by hand: the keys have to reach the page anyway.
 */

/** How long to wait for Orca when a sound plays first and the text comes after it (milliseconds). */
const SOUNDS = 3000;

/** How long Orca may be silent until the next pluck of a drill is heard (milliseconds). */
const PLUCKS = 9000;

/** How long Orca may be silent while the code of a dialog or a page loads (milliseconds). */
const LOADS = 3000;

/** Runs a command from the palette. */
const palette = text => ['colon', `type:${text}`, 'Return'];

/** To the fretboard, from a fresh load of Notes. */
const NECK = ['Tab', 'Return', 'Tab', 'Tab', 'Tab'];

/** C minor pentatonic, pattern 1, as MIDI numbers. */
const PATTERN = [48, 51, 53, 55, 58, 60, 63, 65, 67, 70, 72, 75];

/** A D in place of its fourth note, and time to hear that it was wrong. */
const ONE_WRONG = [...PATTERN.slice(0, 3), 50, undefined, undefined, undefined, ...PATTERN.slice(3)];

const frequencyOf = midi => (midi === undefined ? 0 : 440 * 2 ** ((midi - 69) / 12));

/** An A that is flat, once (Hz): a string that is plucked again and again is read out each time. */
const ONE_PLUCK = [109.4, ...Array.from({ length: 15 }, () => 0)];

/** A workout of two drills, as the end of a link. */
const TWO_DRILLS =
  '#workout=1-0q48679/Two%20drills/notes?quiz=name-note&strings=6.5&high=5&drill=on&length=12/triads?quiz=name-quality&sets=1-2-3&drill=on&length=12';

export const tasks = [
  {
    name: 'neck',
    address: '/',
    keys: [
      ...NECK,
      ...[
        'Right',
        'Down',
        'Home',
        'Left',
        'Left',
        '5',
        'n',
        'o',
        'space',
        'c',
        'shift+u',
        'u',
        'm',
        '2',
        'h',
        'h',
      ],
    ],
  },
  {
    name: 'find-note quiz',
    address: '/',
    keys: [...palette('start'), 'space', 'Right', 'h', 'Return', 'Return'],
  },
  {
    name: 'start here',
    visitor: 'new',
    address: '/',
    keys: [...Array(8).fill('Tab'), 'Return', 'g', 'f'],
    silence: LOADS,
  },
  {
    name: 'start by its button',
    address: '/?quiz=name-note&drill=on',
    keys: [...Array(14).fill('Tab'), 'Return', 'g', 'f'],
    silence: LOADS,
  },
  {
    name: 'today',
    visitor: 'new',
    address: '/today',
    keys: [...Array(7).fill('Tab'), 'Return', 'g', 'f', 'shift+q', 'Tab'],
    silence: LOADS,
  },
  {
    name: 'workouts',
    address: `/workouts${TWO_DRILLS}`,
    keys: [...palette('keep'), 'Tab', 'alt+Down', ...palette('start'), 'm', 'shift+q', 'Tab'],
    silence: LOADS,
  },
  {
    name: 'name-note quiz',
    address: '/?quiz=name-note',
    keys: [...palette('start'), 'e', 'Return', 'Return', 'b', 'Return', 'shift+q'],
  },
  {
    name: 'name-note drill',
    silence: LOADS,
    address: '/?quiz=name-note&drill=on&mistake=wait',
    keys: [...palette('start'), 'e', 'Return', 'b', 'Return', 'd', 'shift+q'],
  },
  {
    name: 'keys name quiz',
    address: '/keys?count=5',
    keys: [...palette('start'), 'e', 'Return', 'Return', 'b', 'Return', 'Return', 'shift+Tab'],
  },
  {
    name: 'keys count quiz',
    address: '/keys?count=5&quiz=count-accidentals',
    keys: [...palette('start'), '3', 'Return', 'Return', '1', 'Return'],
  },
  {
    name: 'keys drill',
    address: '/keys?count=5&quiz=count-accidentals&drill=on&mistake=wait',
    keys: [...palette('start'), '3', 'Return', '1', 'Return'],
  },
  {
    name: 'intervals practice',
    silence: SOUNDS,
    address: '/intervals?direction=descending',
    keys: ['Tab', 'Return', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Return'],
  },
  {
    name: 'intervals quiz',
    silence: SOUNDS,
    address: '/intervals?mode=quiz',
    keys: [...palette('start'), 'p', 'h', 'Return', 'Return', 'p', 'e', 'Return', 'shift+q'],
  },
  {
    name: 'intervals drill',
    silence: SOUNDS,
    address: '/intervals?mode=quiz&drill=on',
    keys: [...palette('start'), 'h', 'Return', 'e', 'Return', 'shift+q'],
  },
  {
    name: 'palette',
    address: '/',
    keys: [...['colon', 'f', 'l', 'a', 't', 's'], 'Down', 'Up', 'Return', 'colon', 'z', 'z', 'Escape'],
  },
  {
    name: 'palette typo',
    address: '/',
    keys: ['colon', 's', 'e', 't', 'i', 'n', 'g', 's', 'Down', 'Up', 'Return', 'Escape'],
  },
  {
    name: 'circle',
    address: '/keys',
    keys: ['Tab', 'Return', 'Tab', 'Tab', 'Tab', 'space', 'Right', 'Tab', 'Tab'],
  },
  {
    name: 'dialogs',
    silence: LOADS,
    address: '/',
    keys: [
      ...['Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Escape', 'Tab', 'Return', 'Tab', 'Escape'],
      ...['Tab', 'Tab', 'Return', 'Escape'],
    ],
  },
  {
    name: 'said twice',
    address: '/',
    keys: [...NECK, 'o', 'o', 'Left', 'Left', 'l', 'Escape', 'l', 'Escape'],
  },
  {
    name: 'screens',
    address: '/',
    keys: [...NECK, 'l', 't', ...palette('scale type melodic')],
  },
  {
    name: 'unknown keys',
    silence: LOADS,
    address: '/',
    keys: [...NECK, 'l', 'z', 'l', ...palette('highlight c sharp'), 'l', 'question', 'Escape'],
  },
  {
    name: 'leaders',
    address: '/intervals?mode=quiz&drill=on',
    keys: ['Tab', 'Return', 'Tab', 'shift+w', 'Escape', 'v', 'Escape', 'shift+s', 'Escape'],
  },
  {
    name: 'triads leaders',
    address: '/triads',
    keys: [...NECK, 'r', 'Escape', 'a', 'Escape', 'f', 'Escape', 's', 'Escape'],
  },
  {
    name: 'find-note mistakes',
    address: '/',
    keys: [
      ...palette('start'),
      ...['Return', 'Return', 'space', 'Right', 'space', 'period', 'Return'],
      ...['n', 'n', 'shift+n', 'Return', 'period', 'shift+q'],
    ],
  },
  {
    name: 'given up',
    address: '/',
    keys: [...palette('start'), 'space', 'slash', 'Return', 'shift+q'],
  },
  {
    name: 'keys given up',
    address: '/keys?count=5',
    keys: [...palette('start'), 'ctrl+slash', 'Return', 'shift+Tab', 'Left', 'Right', 'Tab'],
  },
  {
    name: 'note keyboard',
    address: '/?quiz=name-note',
    keys: [...palette('start'), 'Tab', 'space', 'Return', 'Return'],
  },
  {
    name: 'lost quiz',
    silence: LOADS,
    address: '/',
    keys: [...palette('start'), 'space', 'Return', 'Return', 'F5'],
  },
  {
    name: 'tips',
    silence: LOADS,
    address: '/',
    keys: [...palette('notes tips'), 'Down', 'Down', 'Down', 'Escape'],
  },
  {
    name: 'change shortcuts',
    silence: LOADS,
    address: '/',
    keys: [...palette('change shortcuts'), 'type:play', 'Tab', 'Return', 'j', 'Escape'],
  },
  {
    name: 'degree by ear',
    address: '/scales?quiz=ear-degree&types=major&keys=C',
    keys: [...palette('start'), 'p', 'c', '1', 'Return', 'Return', '3', 'Return', 'shift+q'],
    silence: SOUNDS,
  },
  {
    name: 'chord by ear',
    address: '/keys?view=quiz&quiz=ear-chord&types=minor&chords=1.5.5m',
    keys: [...palette('start'), 'p', '5', 'Return', 'Return', 'shift+5', 'Return'],
    silence: SOUNDS,
  },
  {
    name: 'quality by ear',
    address: '/triads?quiz=ear-quality',
    keys: [...palette('start'), 'p', 'm', 'Return', 'Return', 'shift+m', 'Return', 'shift+q'],
    silence: SOUNDS,
  },
  {
    name: 'learn a chord',
    address: '/',
    keys: [
      ...NECK,
      ...['l', 'c', ...palette('type a chord'), 'type:Em', 'Return'],
      ...['s', 's', 's', 's', 's', 's', 'shift+s', 'p'],
      ...['shift+c', 'pause', 'k', 'k', 'j', 'k', 'k', 'k'],
    ],
    silence: SOUNDS,
  },
  {
    name: 'keys in the circle',
    address: '/keys?key=D-major',
    keys: ['Tab', 'Return', 'Tab', 'Tab', 'Tab', 'space', 's', 'r', 'g', 'i', 'a'],
  },
  {
    name: 'results',
    address: '/?quiz=name-note&drill=on&mistake=wait',
    keys: [
      ...palette('start'),
      ...Array.from({ length: 12 }, () => ['e', 'Return']).flat(),
      // The answers as a table are opened and closed; then the row of what to do next begins with Start Again.
      ...['Tab', 'Return', 'Return', 'Tab', 'Tab', 'Tab', 'Tab', 'Return'],
    ],
  },
  {
    name: 'results unasked',
    address: '/?quiz=name-note&drill=on&mistake=wait',
    keys: [
      ...palette('start'),
      ...Array.from({ length: 11 }, () => ['e', 'Return']).flat(),
      ...['shift+a', 'Return', 'Tab', 'Escape'],
    ],
  },
  {
    name: 'find-note pairs',
    address: '/?drill=on&mistake=wait',
    keys: [...palette('start'), '6', '3', 'Return', '5', '5', 'Return', 'slash', 'Return', 'shift+q'],
  },
  {
    name: 'find on string',
    address: '/?quiz=find-on-string&drill=on&mistake=wait',
    keys: [...palette('start'), '3', 'Return', '7', 'Return', 'o', 'shift+q'],
  },
  {
    name: 'triads quality',
    address: '/triads?drill=on&mistake=wait',
    keys: [...palette('start'), 'm', 'Return', 'd', 'Return', 'Down', 'shift+q'],
  },
  {
    name: 'triads inversion',
    address: '/triads?quiz=name-inversion',
    keys: [...palette('start'), '2', 'Return', 'Return', '1', 'Return', 'shift+q'],
  },
  {
    name: 'complete the shape',
    address: '/triads?quiz=complete-shape',
    keys: [...palette('start'), '5', 'Return', 'Return', 'slash', 'shift+q'],
  },
  {
    name: 'scales degree',
    address: '/scales?drill=on&mistake=wait',
    keys: [...palette('start'), '3', 'Return', '5', 'Return', 'shift+q'],
  },
  {
    name: 'find the degree',
    address: '/scales?quiz=find-degree',
    keys: [...palette('start'), 'space', 'Right', 'Return', 'n', 'Return', 'shift+q'],
  },
  {
    name: 'progress',
    silence: LOADS,
    address: '/?quiz=name-note&drill=on&mistake=wait',
    keys: [
      ...[
        ...palette('start'),
        'e',
        'Return',
        'b',
        'Return',
        'shift+q',
        'Escape',
        ...palette('your progress'),
      ],
      ...['Tab', 'Right', 'Left', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Right', 'Down', 'o', 'v', '2', 'x'],
    ],
  },
  {
    name: 'your data',
    silence: LOADS,
    address: '/?quiz=name-note&drill=on&mistake=wait',
    keys: [
      ...[...palette('start'), 'e', 'Return', 'b', 'Return', 'shift+q', 'Escape'],
      ...[...palette('delete all answers'), 'Tab', 'Tab', 'Escape'],
      ...[...palette('delete all answers'), 'Tab', 'Tab', 'Return', ...palette('undo delete')],
      ...palette('remember answers'),
    ],
  },
  {
    name: 'self-check',
    address: '/?quiz=name-note&with=self-check&drill=on',
    keys: [...palette('start'), 'space', 'k', 'space', 'j', 'space', 'period', 'o', 'k', 'shift+q'],
  },
  {
    name: 'keys self-check',
    address: '/keys?view=quiz&with=self-check',
    keys: [...palette('start'), 'space', 'k', 'Return', 'space', 'j', 'Return'],
  },
  {
    name: 'drill from a link',
    silence: LOADS,
    address:
      '/?quiz=name-note&strings=6.5&order=shuffled&drill=on&length=50&low=0&high=5&ask=all#seed=1-000001a',
    keys: [...palette('start'), 'e', 'Return', 'shift+q', 'q', 'e'],
  },
  {
    name: 'left-handed neck',
    address: '/',
    keys: [
      ...palette('left-handed'),
      'Tab',
      'Tab',
      'Tab',
      'Left',
      'Right',
      'Right',
      'End',
      'Home',
      'Down',
      'o',
    ],
  },
  {
    name: 'ukulele neck',
    address: '/?instrument=ukulele',
    keys: [
      ...NECK,
      'Right',
      'Up',
      'Up',
      'Up',
      'Up',
      '4',
      'o',
      ...palette('start'),
      'space',
      'slash',
      'Return',
      'shift+q',
    ],
  },
  {
    name: 'ukulele patterns',
    address: '/scales?instrument=ukulele&view=patterns',
    keys: [...palette('caged'), 'Tab', 'Tab', 'Tab', 'j', 'j', 'o'],
  },
  {
    name: 'bass quiz',
    address: '/?quiz=name-note&drill=on&mistake=wait&instrument=bass-4',
    keys: [...palette('start'), 'e', 'Return', 'b', 'Return', 'shift+q'],
  },
  {
    name: 'tuner',
    silence: SOUNDS,
    address: '/tuner',
    plays: ONE_PLUCK,
    playsAfter: 4,
    keys: [...palette('listen'), 'until:flat', ...palette('read it aloud'), ...palette('stop listening')],
  },
  {
    name: 'no microphone',
    silence: LOADS,
    address: '/tuner',
    keys: [...palette('listen'), ...palette('read it aloud')],
  },
  {
    name: 'play note by keys',
    address: '/?quiz=play-note&drill=on&mistake=wait&strings=6',
    keys: [...palette('start'), '3', 'Return', '7', 'Return', 'o', 'shift+q'],
  },
  {
    name: 'learn a scale shape',
    visitor: 'new',
    address: '/scales',
    silence: LOADS,
    plays: ONE_WRONG.map(frequencyOf),
    playsAfter: 45,
    keys: [
      ...palette('c minor pentatonic'),
      ...palette('patterns'),
      ...palette('play the pattern'),
      ...palette('answer with microphone'),
      ...palette('start'),
      ...Array(6).fill('s'),
      'until:Missed',
      'Tab',
    ],
  },
  {
    name: 'play note by microphone',
    silence: PLUCKS,
    address: '/?quiz=play-note&with=microphone&only-right=on&drill=on&strings=6&low=3&high=3',
    plays: [98],
    playsAfter: 2,
    keys: [...palette('start'), 'o', 'shift+q'],
  },
  {
    name: 'string an octave too high',
    silence: PLUCKS,
    address: '/?quiz=play-note&with=microphone&drill=on&mistake=wait&strings=6&low=3&high=3',
    plays: [196],
    keys: [...palette('start'), 'shift+q'],
  },
];
