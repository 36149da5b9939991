import { intervalOf } from '../../theory/interval';
import { Panel } from '../../ui/Panel';
import { Spoken } from '../../ui/Spoken';
import styles from './LastPlayed.module.css';
import { notesOf, type PlayedInterval, spellingOf } from './playedInterval';
import { distanceText, NOTHING_YET } from './text';

/** The interval played last: its name, its notes, how it is spelled, and how far apart its notes are on a string. */
export function LastPlayed({ heard }: { heard: PlayedInterval | undefined }) {
  return (
    <Panel title="Last Played" className={styles.panel}>
      <p className={styles.played}>{heard === undefined ? NOTHING_YET : <Heard heard={heard} />}</p>
    </Panel>
  );
}

function Heard({ heard }: { heard: PlayedInterval }) {
  const spelling = spellingOf(heard);
  return (
    <>
      <b className={styles.name}>{intervalOf(heard.semitones).name}</b>{' '}
      <span className={styles.notes}>
        <Spoken {...notesOf(heard)} />
      </span>{' '}
      {spelling && (
        <>
          <span>
            spelled <Spoken {...spelling} />
          </span>{' '}
        </>
      )}
      <span>{distanceText(heard)}</span>
    </>
  );
}
