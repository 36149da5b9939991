import type { ReactNode } from 'react';
import type { Command } from '../../commands/command';
import { preferences } from '../../settings/preferences';
import { usePreferences } from '../../settings/useSettings';
import { diatonicTriads, type Key, type KeyType, keyInfo } from '../../theory/key';
import { noteText } from '../../theory/note';
import { type ScaleType, scaleSteps } from '../../theory/scale';
import { spokenSignature } from '../../theory/signature';
import { spokenTriad, type Triad, type TriadQuality, triad } from '../../theory/triad';
import { CommandButton } from '../../ui/CommandButton';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import stack from '../../ui/stack.module.css';
import styles from './KeyInformation.module.css';
import { Staff } from './Staff';
import type { Selection } from './settings';
import {
  dominantText,
  HIDDEN_BY_QUIZ,
  keyText,
  NO_KEY,
  notesText,
  signatureText,
  stepsText,
  UNKNOWN_KEY,
} from './text';

interface KeyInformationProps {
  readonly selection: Selection;
  /** `covered` hides everything about the key while a question is open. */
  readonly state: 'shown' | 'covered';
  /** Goes to the relative key. */
  readonly relative: Command;
}

/** Everything about the selected key. */
export function KeyInformation({ selection, state, relative }: KeyInformationProps) {
  return (
    <Panel title="Key Information" className={stack.stack}>
      {state === 'covered' ? <p>{HIDDEN_BY_QUIZ}</p> : <Found selection={selection} relative={relative} />}
    </Panel>
  );
}

function Found({ selection, relative }: Omit<KeyInformationProps, 'state'>) {
  switch (selection.kind) {
    case 'none':
      return <p>{NO_KEY}</p>;
    case 'unknown':
      return <p>{UNKNOWN_KEY}</p>;
    case 'key':
      return <Facts selected={selection.key} relative={relative} />;
  }
}

const SCALE_OF: Record<KeyType, ScaleType> = { major: 'major', minor: 'natural-minor' };

interface FactsProps extends Pick<KeyInformationProps, 'relative'> {
  readonly selected: Key;
}

function Facts({ selected: key, relative }: FactsProps) {
  const info = keyInfo(key);
  return (
    <>
      <Staff accidentalsOf={key} />
      <dl className={styles.facts}>
        <Fact name="Key">
          <Spoken {...keyText(key)} />
        </Fact>
        <Fact name="Type">{key.type}</Fact>
        {info.accidentals !== 0 && (
          <Fact name="Signature">
            <Spoken {...signatureText(key)} />
          </Fact>
        )}
        <Fact name="Accidentals">{spokenSignature(info.accidentals)}</Fact>
        <Fact name="Notes">
          <Spoken {...notesText(info.notes)} />
        </Fact>
        <Fact name="Steps">
          <Spoken {...stepsText(scaleSteps(SCALE_OF[key.type]))} />
        </Fact>
        <Fact name="Relative">
          <Spoken {...keyText(info.relative)} />
        </Fact>
      </dl>
      <Chords of={key} />
      <div>
        <CommandButton command={relative} />
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

/** The chords of a key in scale order, each under its Roman numeral. */
function Chords({ of: key }: { of: Key }) {
  const signs = preferences.signs.read(usePreferences());
  const symbolOf = ({ root, quality }: Triad) => `${noteText(root, signs)}${QUALITY_SIGNS[quality]}`;
  return (
    <div>
      <h3 className={styles.caption}>Chords</h3>
      <ol className={styles.chords}>
        {diatonicTriads(key).map(({ roman, triad }, index) => (
          <li key={roman}>
            <span aria-hidden="true">{roman}</span>
            <b>
              <Spoken text={symbolOf(triad)} spoken={`${index + 1}: ${spokenTriad(triad)}`} />
            </b>
          </li>
        ))}
      </ol>
      {key.type === 'minor' && <Dominant of={key} />}
    </div>
  );
}

/** Minor keys usually borrow the V of the harmonic minor for its leading tone. */
function Dominant({ of: key }: { of: Key }) {
  const root = diatonicTriads(key)[4]?.triad.root;
  if (root === undefined) return null;
  const dominant = triad(root, 'major');
  return (
    <p className={styles.practice}>
      <Spoken {...dominantText(dominant)} />
    </p>
  );
}
