import { type Instrument, placesOf } from '../../instrument/instrument';
import type { Settings } from '../../settings/settings';
import { tickedOrAll } from '../../settings/ticked';
import type { NotesSetup } from './definition';
import { cornerIn, notesSettings } from './settings';

/** The setup for a quiz that starts now. */
export function notesSetup(settings: Settings, instrument: Instrument): NotesSetup {
  const isDrill = settings.read(notesSettings.drill) === 'on';
  return {
    instrument,
    frets: settings.read(notesSettings.frets),
    accidentals: settings.read(notesSettings.accidentals),
    // Selecting no string means all of them (spec §5).
    strings: tickedOrAll(settings.read(notesSettings.strings), placesOf(instrument)),
    ...(settings.read(notesSettings.octave) === 'any' && { octave: 'any' as const }),
    ...(isDrill && { corner: cornerIn(settings.choices()) }),
  };
}
