import type { ReactNode } from 'react';
import type { Command } from '../../commands/command';
import { noteNames } from '../../settings/noteNames';
import { preferences } from '../../settings/preferences';
import type { Settings } from '../../settings/settings';
import { usePreferences, useSetting } from '../../settings/useSettings';
import { symbolName } from '../../theory/chord';
import { diatonicTriads, KEY_TYPES, type Key, type KeyType, keyInfo } from '../../theory/key';
import type { NoteNames } from '../../theory/names';
import { type ScaleType, scaleSteps } from '../../theory/scale';
import { spokenSignature } from '../../theory/signature';
import { spokenTriad, type Triad, type TriadQuality, triad } from '../../theory/triad';
import { CommandButton } from '../../ui/CommandButton';
import { keysOf } from '../../ui/HowToUse';
import { KeyTip } from '../../ui/KeyTip';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import { SignatureStaff } from '../Staff';
import type { KeysCommands } from './commands';
import styles from './KeyInformation.module.css';
import { keyOfLeader, keysSettings } from './settings';
import {
  dominantText,
  HIDDEN_BY_QUIZ,
  keyText,
  NO_KEY,
  notesText,
  SELECTING,
  signatureText,
  staffText,
  stepsText,
  UNKNOWN_KEY,
} from './text';

interface KeyInformationProps {
  readonly settings: Settings;
  /** `covered` hides everything about the key while a question is open. */
  readonly state: 'shown' | 'covered';
  readonly commands: KeysCommands;
}

/** Everything about the selected key. */
export function KeyInformation({ settings, state, commands }: KeyInformationProps) {
  return (
    <Panel title="Key Information" className={stack.stack}>
      {state === 'covered' ? <p>{HIDDEN_BY_QUIZ}</p> : <Found settings={settings} commands={commands} />}
    </Panel>
  );
}

function Found({ settings, commands }: Omit<KeyInformationProps, 'state'>) {
  const selection = useSetting(settings, keysSettings.selection);
  const names = useSetting(settings, noteNames);
  switch (selection.kind) {
    case 'none':
      return (
        <>
          <p>{NO_KEY}</p>
          <Selecting first={commands.clockwise} names={names} />
        </>
      );
    case 'unknown':
      return (
        <>
          <p>{UNKNOWN_KEY}</p>
          <Selecting first={commands.clockwise} names={names} />
        </>
      );
    case 'key':
      return <Facts selected={selection.key} relative={commands.relative} names={names} />;
  }
}

interface SelectingProps {
  /** Goes to the first key. */
  readonly first: Command;
  readonly names: NoteNames;
}

/** How to select a key, for who hasn't yet. */
function Selecting({ first, names }: SelectingProps) {
  return (
    <ul className={styles.selecting}>
      <li>{SELECTING.click}</li>
      <KeyTip keys={keysOf(first)}>{SELECTING.first(names)}</KeyTip>
      <KeyTip keys={KEY_TYPES.map(keyOfLeader)}>{SELECTING.letters}</KeyTip>
    </ul>
  );
}

const SCALE_OF: Record<KeyType, ScaleType> = { major: 'major', minor: 'natural-minor' };

interface FactsProps {
  readonly selected: Key;
  /** Goes to the relative key. */
  readonly relative: Command;
  readonly names: NoteNames;
}

function Facts({ selected: key, relative, names }: FactsProps) {
  const info = keyInfo(key);
  return (
    <>
      <SignatureStaff label={staffText(key, names)} accidentals={info.accidentals} />
      <dl className={styles.facts}>
        <Fact name="Key">
          <Spoken {...keyText(key, names)} />
        </Fact>
        <Fact name="Type">{key.type}</Fact>
        {info.accidentals !== 0 && (
          <Fact name="Signature">
            <Spoken {...signatureText(key, names)} />
          </Fact>
        )}
        <Fact name="Accidentals">{spokenSignature(info.accidentals)}</Fact>
        <Fact name="Notes">
          <Spoken {...notesText(info.notes, names)} />
        </Fact>
        <Fact name="Steps">
          <Spoken {...stepsText(scaleSteps(SCALE_OF[key.type]))} />
        </Fact>
        <Fact name="Relative">
          <Spoken {...keyText(info.relative, names)} />
        </Fact>
      </dl>
      <Chords of={key} names={names} />
      <div className={stack.tools}>
        <CommandButton tone="text" command={relative} />
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const QUALITY_SIGNS: Record<TriadQuality, string> = {
  major: '',
  minor: 'm',
  diminished: '°',
  augmented: '+',
};

interface ChordsProps {
  readonly of: Key;
  readonly names: NoteNames;
}

/** The chords of a key in scale order, each under its Roman numeral. */
function Chords({ of: key, names }: ChordsProps) {
  const signs = preferences.signs.read(usePreferences());
  const symbolOf = ({ root, quality }: Triad) => `${symbolName(root, signs, names)}${QUALITY_SIGNS[quality]}`;
  return (
    <div>
      <h3 className={styles.caption}>Chords</h3>
      <ol className={styles.chords}>
        {diatonicTriads(key).map(({ roman, triad }, index) => (
          <li key={roman}>
            <span aria-hidden="true">{roman}</span>
            <b>
              <Spoken text={symbolOf(triad)} spoken={`${index + 1}: ${spokenTriad(triad, names)}`} />
            </b>
          </li>
        ))}
      </ol>
      {key.type === 'minor' && <Dominant of={key} names={names} />}
    </div>
  );
}

/** Minor keys usually borrow the V of the harmonic minor for its leading tone. */
function Dominant({ of: key, names }: ChordsProps) {
  const root = diatonicTriads(key)[4]?.triad.root;
  if (root === undefined) return null;
  const dominant = triad(root, 'major');
  return (
    <p className={styles.practice}>
      <Spoken {...dominantText(dominant, names)} />
    </p>
  );
}
