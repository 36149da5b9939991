import type { ScreenId } from '../../commands/command';
import type { Keywords } from '../../commands/search/keywords';
import type { GroupWords } from '../../commands/search/searchIndex';
import { SCREENS } from '../../screens';

/** The words that users type for the commands of the shell, and for those on their answers, apart from their titles. */
const SHELL_KEYWORDS: Keywords = {
  'shell.palette': ['command', 'search', 'find'],
  'shell.shortcuts': [
    'keyboard',
    'keyboard commands',
    'keys',
    'help',
    'hotkeys',
    'cheat sheet',
    'which keys to press',
    'how does this work',
    'what is this app',
  ],
  '*.tips': [
    ...['what is this app', 'about', 'introduction', 'tutorial', 'getting started'],
    ...['what can i do here', 'explain', 'instructions', 'manual'],
  ],
  'preferences.reset': ['default settings', 'everything', 'restore', 'factory', 'preferences', 'options'],
  'shell.settings': ['preferences', 'options', 'configuration', 'setup'],
  'shell.change-shortcuts': ['remap', 'rebind', 'customize', 'keyboard', 'keys', 'hotkeys'],
  'shell.own-tuning': [
    ...['custom tuning', 'my tuning', 'other tuning', 'alternate tuning', 'new tuning', 'retune', 'strings'],
    ...['banjo', 'lap steel', 'twelve strings', 'eight strings', 'three strings'],
  ],
  'shell.reset-shortcuts': ['default', 'restore', 'keyboard', 'keys', 'hotkeys'],
  'shell.update': ['update', 'reload', 'upgrade'],
  'drill.copy-link': [
    'share',
    'send',
    'class',
    'students',
    'homework',
    'same questions',
    'seed',
    'url',
    'address',
  ],
  'drill.add-to-workout': [
    ...['save this drill', 'collect', 'playlist', 'lesson', 'assignment', 'homework'],
    ...['keep', 'list of drills'],
  ],
  'data.export': ['save', 'download', 'back up', 'backup', 'answers', 'progress', 'history', 'json'],
  'data.export-table': ['save', 'download', 'spreadsheet', 'table', 'excel', 'answers', 'progress'],
  'data.import': ['load', 'open', 'restore', 'upload', 'answers', 'progress', 'from another computer'],
  'data.keep': ['persist', 'storage', 'store', 'permanent', 'safe'],
  'data.delete': ['erase', 'clear', 'remove', 'forget', 'reset', 'progress', 'history', 'start over'],
  'data.undo': ['restore', 'bring back', 'answers'],
  'data.stop': ['cancel', 'abort', 'export', 'import'],
};

/** Other words for what each screen teaches: they lead to it, and to all of its commands. */
const SCREEN_KEYWORDS: Readonly<Record<ScreenId, readonly string[]>> = {
  notes: ['note', 'learn the fretboard', 'neck', 'home', 'start page', 'main'],
  triads: ['chord', 'chords', 'chord shapes', 'inversions', 'arpeggios', 'voicings'],
  scales: ['modes', 'scale shapes', 'scale patterns', 'soloing', 'licks'],
  keys: ['key', 'key signatures', 'circle of fifths', 'signature'],
  intervals: ['ear training', 'ear trainer', 'by ear', 'aural', 'distance between notes'],
  progress: [
    'statistics',
    'stats',
    'history',
    'heat map',
    'how am i doing',
    'my answers',
    'weak spots',
    'weakest',
    'worst',
    'accuracy',
    'improvement',
    'results over time',
  ],
  today: ['what should i practice', 'what next', 'daily practice', 'routine', 'lesson', 'plan', 'path'],
  workouts: [
    ...['assignment', 'homework', 'lesson', 'my drills', 'list of drills', 'playlist', 'teacher', 'student'],
    ...['routine', 'workout'],
  ],
  chords: ['chord', 'chord book', 'chord chart', 'how do i play', 'shapes', 'fingering', 'barre', 'voicings'],
  tuner: ['tune', 'tune my guitar', 'tuning', 'in tune', 'cents'],
};

/** The words that users type for the commands that open a screen, apart from their titles. */
const GO_KEYWORDS: Keywords = Object.fromEntries(
  SCREENS.map(({ id, subtitle }) => [
    `go.${id}`,
    [...SCREEN_KEYWORDS[id], subtitle, 'screen', 'page', 'open', 'go'],
  ]),
);

/** The words that users type for a preference or one of its options, apart from its name. */
const PREFERENCE_KEYWORDS: Keywords = {
  'preferences.theme.default': ['reset', 'first'],
  'preferences.theme.system': ['auto'],
  'preferences.theme.green': ['dark', 'dark mode', 'night', 'phosphor', 'terminal'],
  'preferences.theme.amber': ['dark', 'warm', 'orange', 'yellow'],
  'preferences.theme.ice': ['dark', 'blue'],
  'preferences.theme.paper': ['light', 'light mode', 'day', 'bright', 'white'],
  'preferences.theme.contrast': ['accessibility', 'black and white', 'low vision'],
  'preferences.theme': ['color', 'colors', 'colour', 'colours', 'look', 'appearance', 'mode', 'skin'],
  'preferences.capo.0': ['no capo', 'without a capo', 'remove the capo', 'take the capo off'],
  'preferences.capo': ['capodaster', 'capotasto', 'capodastro', 'cejilla'],
  'preferences.hand.right': ['right-handed'],
  'preferences.hand.left': ['left-handed', 'left-handed guitar', 'lefty', 'nut on the right'],
  'preferences.hand': ['mirror', 'flip'],
  'preferences.lowestOnTop': ['upside down', 'turn the neck over', 'flip'],
  'preferences.shortcuts': ['hotkeys', 'letter keys', 'keyboard letters'],
  'preferences.sound': ['audio', 'volume'],
  'preferences.sound.on': ['unmute', 'loud'],
  'preferences.sound.off': ['mute', 'silence', 'silent', 'quiet', 'stop', 'shut up'],
  'preferences.voice.triangle': ['synthesizer', 'synth', 'wave', 'soft'],
  'preferences.voice.pluck': ['guitar', 'acoustic', 'real string'],
  'preferences.voice': ['sound', 'tone', 'instrument', 'timbre'],
  'preferences.volume': ['sound', 'loudness'],
  'preferences.droneVolume': ['drone', 'loudness of the drone', 'backing'],
  'preferences.tempo': ['speed of the beat'],
  'preferences.beats': ['metronome', 'bar', 'measure', 'time signature', 'meter'],
  'preferences.click.light': ['metronome', 'silent', 'visual', 'no click'],
  'preferences.click.off-beat': ['metronome', 'and', 'upbeat', 'backbeat', 'between the beats'],
  'preferences.click.headphones': ['metronome', 'on the beat'],
  'preferences.click': ['metronome', 'beat'],
  'preferences.goesOnByNote': ['hands free', 'without touching', 'next with the guitar', 'two strokes'],
  'preferences.pacer': ['ghost', 'race', 'personal best', 'against my best', 'record'],
  'preferences.eyesFree': [
    'blind',
    'voice',
    'read aloud',
    'speak the questions',
    'spoken',
    'hands free',
    'screen reader',
    'accessibility',
    'mode',
  ],
  'preferences.eyesFree.off': ['stop talking', 'stop speaking', 'stop reading'],
  'preferences.results.before': ['speech', 'screen reader'],
  'preferences.results.after': ['speech', 'screen reader'],
  'preferences.results.off': ['speech', 'screen reader', 'silent'],
  'preferences.results': ['announce'],
  'preferences.cells.all': ['speech', 'screen reader', 'verbosity'],
  'preferences.cells.pitch-and-place': ['speech', 'screen reader', 'shorter'],
  'preferences.cells.pitch': ['speech', 'screen reader', 'shortest', 'brief'],
  'preferences.cells': ['read', 'say', 'speak', 'announce', 'cell speech', 'each cell says'],
  'preferences.hearing': ['play notes as i move', 'hear each note', 'sound on the cursor'],
  'preferences.readerPace': ['listening', 'headphones'],
  'preferences.a4': ['concert pitch', 'reference pitch', 'tuning', 'hertz'],
  'preferences.a4.440': ['standard pitch', 'A440'],
  'preferences.remember': ['log', 'record', 'history', 'progress', 'privacy', 'shared computer', 'private'],
  'preferences.streak': ['streak', 'chain', 'every day', 'progress'],
  'preferences.figures': [
    'figures',
    'clock',
    'timer',
    'time left',
    'accuracy',
    'score',
    'answers a minute',
    'pressure',
  ],
  'preferences.signs.letters': ['letters', 'hash'],
  'preferences.signs.symbols': ['symbols', 'printed', 'unicode', 'real', 'music signs', 'pretty accidentals'],
  'preferences.signs': ['accidentals', 'sharp and flat signs'],
  'preferences.volume.20': ['quiet', 'quieter', 'soft', 'lower', 'low', 'minimum', 'volume down'],
  'preferences.volume.40': ['quiet'],
  'preferences.volume.60': ['medium', 'half'],
  'preferences.volume.80': ['loud'],
  'preferences.volume.100': ['loud', 'louder', 'full', 'maximum', 'max', 'higher', 'volume up'],
  'preferences.instrument.guitar': ['standard tuning', 'six strings', 'EADGBE'],
  'preferences.instrument.guitar-half-step-down': [
    'E flat tuning',
    'Eb tuning',
    'half step down',
    'semitone down',
    'down tuned',
  ],
  'preferences.instrument.guitar-drop-d': ['dropped D', 'drop D tuning'],
  'preferences.instrument.guitar-dadgad': ['D A D G A D', 'celtic tuning', 'modal tuning'],
  'preferences.instrument.guitar-open-g': ['open G tuning', 'DGDGBD', 'slide'],
  'preferences.instrument.guitar-open-d': ['open D tuning', 'DADF#AD', 'slide'],
  'preferences.instrument.guitar-open-e': ['open E tuning', 'EBEG#BE', 'slide'],
  'preferences.instrument.guitar-open-c': ['open C tuning', 'CGCGCE'],
  'preferences.instrument.guitar-double-drop-d': ['double dropped D', 'double drop D tuning', 'DADGBD'],
  'preferences.instrument.guitar-all-fourths': [
    ...['P4', 'perfect fourths tuning', 'EADGCF', 'regular tuning'],
  ],
  'preferences.instrument.guitar-nashville': [
    ...['Nashville tuning', 'high strung', 'high-strung', 'octave strings', 're-entrant'],
  ],
  'preferences.instrument.guitar-7': ['seven string', '7 string', 'low B'],
  'preferences.instrument.guitar-baritone': ['baritone guitar', 'B to B', 'BEADF#B'],
  'preferences.instrument.bass-4': ['bass guitar', '4 string bass'],
  'preferences.instrument.bass-5': ['bass guitar', '5 string bass', 'low B'],
  'preferences.instrument.ukulele': ['uke', 'GCEA', 're-entrant'],
  'preferences.instrument.ukulele-low-g': ['uke', 'GCEA', 'linear'],
  'preferences.instrument.mandolin': ['GDAE', 'violin tuning'],
  'preferences.instrument': ['tuning', 'strings', 'neck'],
};

/** What people type for a setting that the quizzes of several screens have, apart from its name. */
const QUIZ_KEYWORDS: Keywords = {
  '*.with': ['how to answer', 'answering'],
  '*.with.keys': ['keyboard', 'buttons', 'graded'],
  '*.with.self-check': ['pedal', 'foot switch', 'hands on the guitar', 'flash cards', 'on my own guitar'],
  '*.with.microphone': ['play it', 'by playing', 'my guitar', 'acoustic', 'listen'],
  '*.with.midi': ['play it', 'by playing', 'midi guitar', 'midi keyboard'],
  '*.only-right': ['wrong notes', 'forgiving', 'no mistakes', 'try again'],
  '*.octave': ['which octave counts', 'octaves'],
  '*.octave.exact': ['the same octave', 'strict'],
  '*.octave.any': ['every octave', 'whatever octave'],
  '*.order.shuffled': ['random', 'mixed'],
  '*.order.weak': ['adaptive', 'mistakes', 'spaced repetition', 'due'],
  '*.drill': ['fast', 'speed', 'rapid fire', 'drill mode', 'one key answers'],
  '*.pause': ['delay', 'wait', 'time between questions'],
  '*.pause.0': ['no pause', 'none', 'immediately'],
  '*.beat': ['on the beat', 'to a click', 'in tempo', 'questions in time'],
  '*.every': ['beats for a question', 'time for a question'],
  '*.length': ['drill', 'questions', 'minutes', 'duration'],
};

/** What people type for the settings and commands of Notes, apart from their names. */
const NOTES_KEYWORDS: Keywords = {
  'notes.notes': ['show', 'find', 'where', 'mark', 'all notes', 'every note', 'locate'],
  'notes.others': ['show unselected notes', 'note names', 'everything else'],
  'notes.quiz.find-note': ['find the note', 'places', 'positions', 'locate'],
  'notes.quiz.name-note': ['name the note', 'identify', 'what note is this'],
  'notes.quiz.find-on-string': ['one string', 'which fret', 'number row'],
  'notes.quiz.play-note': ['play the note', 'on my guitar', 'microphone', 'midi'],
  'notes.ask.all': ['every note', 'with accidentals', 'chromatic'],
  'notes.ask.naturals': ['no sharps or flats', 'white keys', 'only naturals'],
  'notes.select-all': ['highlight every note', 'show all notes', 'whole fretboard'],
  'notes.clear': ['unselect notes', 'no notes', 'none', 'reset', 'remove all highlights'],
  'notes.play': ['sound', 'hear', 'replay', 'listen'],
};

/** All keywords that stand apart from their commands; the other commands have theirs beside their titles. */
export const KEYWORDS: Keywords = {
  ...SHELL_KEYWORDS,
  ...GO_KEYWORDS,
  ...PREFERENCE_KEYWORDS,
  ...QUIZ_KEYWORDS,
  ...NOTES_KEYWORDS,
};

/** Other words for each group of commands that belongs to a screen. */
export const GROUP_WORDS: GroupWords = new Map(
  SCREENS.flatMap(({ id, name }) =>
    [name, `${name} quiz`].map(group => [group, SCREEN_KEYWORDS[id]] as const),
  ),
);
