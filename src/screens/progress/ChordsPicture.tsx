import { useInstrument } from '../../fretboard/useInstrument';
import { chordItem, TYPE_STAGES } from '../../practice/chords';
import { earChordTypeItem } from '../../practice/heardChordTypes';
import { TRIAD_SOUNDINGS, type TriadSounding } from '../../practice/heardTriads';
import { CHORD_TYPES, chordTypeName, spokenChordType } from '../../theory/chord';
import { drawnName, type NoteNames, spokenName } from '../../theory/names';
import { chromaticName, PITCH_CLASSES } from '../../theory/note';
import stack from '../../ui/stack.module.css';
import { Block, Blocks } from './Blocks';
import { EarTypesPicture } from './EarTypesPicture';
import { Picture, type PictureProps } from './Picture';
import { progressSettings } from './settings';
import { Tile } from './Tile';
import { CHORD_TYPE, NO_CHORD_TYPES_MIXED, PANELS, ROOT_COLUMN, restTypesText } from './text';
import { tileOf } from './view';

const ROWS = [progressSettings.chordsQuiz];

const rootsIn = (names: NoteNames | undefined) =>
  PITCH_CLASSES.map(pitch => {
    const name = chromaticName(pitch, 'sharps');
    return { id: String(pitch), title: drawnName(name, names), spoken: spokenName(name, names) };
  });

/** As many types stand beside each other, also on a phone. */
const IN_A_BLOCK = 4;

const ALL_TYPES = TYPE_STAGES.flat();

const HEARD = ALL_TYPES.map(type => ({
  ...{ code: type, text: chordTypeName(type), spoken: spokenChordType(type) },
  itemOf: (sounding: TriadSounding) => earChordTypeItem({ type, sounding }),
}));

/** The chords with their figures: by root and type, or the types as they are heard. */
export function ChordsPicture(props: PictureProps) {
  if (props.view.quiz !== 'ear-chord-type') return <ByRoot {...props} />;
  const isAnswered = ({ itemOf }: (typeof HEARD)[number]) =>
    TRIAD_SOUNDINGS.some(sounding => props.view.figures.has(itemOf(sounding)));
  const answered = HEARD.filter(isAnswered);
  return (
    <EarTypesPicture
      {...props}
      rows={ROWS}
      title={CHORD_TYPE}
      types={answered.length > 0 ? answered : HEARD.slice(0, IN_A_BLOCK)}
      none={NO_CHORD_TYPES_MIXED}
      all={HEARD.length * TRIAD_SOUNDINGS.length}
    />
  );
}

/** The chords by root and type, with a figure for each; before the first answer the types that a teacher begins with. */
function ByRoot({ settings, view }: PictureProps) {
  const instrument = useInstrument();
  const roots = rootsIn(instrument.names);
  const figuresOf = (type: (typeof CHORD_TYPES)[number], root: (typeof PITCH_CLASSES)[number]) =>
    view.figures.get(chordItem(instrument, { type, root }));
  const answered = ALL_TYPES.filter(type => PITCH_CLASSES.some(root => figuresOf(type, root)));
  const shown = answered.length > 0 ? answered : ALL_TYPES.slice(0, IN_A_BLOCK);
  const count = ALL_TYPES.flatMap(type => PITCH_CLASSES.filter(root => figuresOf(type, root))).length;
  const blocks = Array.from({ length: Math.ceil(shown.length / IN_A_BLOCK) }, (_, at) =>
    shown.slice(at * IN_A_BLOCK, (at + 1) * IN_A_BLOCK),
  );
  const rest = restTypesText(ALL_TYPES.filter(type => !shown.includes(type)).map(chordTypeName));
  return (
    <Picture
      settings={settings}
      view={view}
      rows={ROWS}
      covered={[count, ALL_TYPES.length * PITCH_CLASSES.length]}
    >
      <Blocks>
        {blocks.map(types => (
          <Block
            key={types.join()}
            title={PANELS.chords}
            corner={{ text: ROOT_COLUMN, spoken: ROOT_COLUMN }}
            columns={types.map(type => ({
              id: type,
              title: chordTypeName(type),
              spoken: spokenChordType(type),
            }))}
            rows={roots}
            heads="short"
            cellAt={(row, column) => {
              const root = PITCH_CLASSES.find(pitch => String(pitch) === row);
              const type = CHORD_TYPES.find(each => each === column);
              if (root === undefined || type === undefined) return undefined;
              return <Tile tile={tileOf(view, figuresOf(type, root))} />;
            }}
          />
        ))}
      </Blocks>
      {rest !== '' && <p className={stack.note}>{rest}</p>}
    </Picture>
  );
}
