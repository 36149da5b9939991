import type { Keywords } from '../../commands/search/keywords';

/** What people type for the settings and commands of Notes, apart from their names. */
export const NOTES_KEYWORDS: Keywords = {
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
