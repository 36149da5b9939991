import { outcomeOf, strumRowOf } from '../listening/strums';
import { type Instrument, readInstruments } from './instruments';
import { addTo, white } from './noises';
import { aubio, hasAubio, pitchy } from './rivals';
import { CONDITIONS, type Condition, NO_NOTES, strum } from './scenes';
import { addAll, addScore, fretty, type Hears, noScore, type Score, verdictsIn } from './score';
import { RECORDED_STRUMMINGS, strumFaults, strumResultsOn } from './strums';
import { noTunerScore, readByTuner } from './tuner';
import { RATE } from './waves';

/** What the command line asks for. */
export interface Options {
  readonly every: number;
  readonly from: number;
  /** Which of many mixtures of the same notes: other intervals between two strings, other times and loudness. */
  readonly mix: number;
  readonly only: string;
  readonly instrument: string;
  readonly rivals: boolean;
  readonly faults: boolean;
}

const percent = (count: number, of: number): string => (of === 0 ? '–' : ((100 * count) / of).toFixed(1));

/** A time below which a share of the times lies (milliseconds). */
function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  const time = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return time === undefined ? '–' : String(Math.round(time * 1000));
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const rowOf = (name: string, { plucks, right, octave, missed, double, wrong, times }: Score): string =>
  row([
    ...[name, plucks, ...[right, octave, wrong, missed, double].map(count => percent(count, plucks))],
    `${quantile(times, 0.5)}, ${quantile(times, 0.95)}`,
  ]);

/** Plays all notes of an instrument under a condition. */
function scoreOf(instrument: Instrument, condition: Condition, mix: number, hears: Hears): Score {
  const score = noScore();
  instrument.asked.forEach((midi, index) => {
    const scene = condition.play(instrument, midi, midi * 31 + index + mix);
    if (scene) addScore(score, scene, hears(scene, instrument.lowest), instrument.name);
  });
  return score;
}

/** The scores of several instruments together. */
function sumOf(scores: readonly Score[]): Score {
  const all = noScore();
  for (const score of scores) addAll(all, score);
  return all;
}

/** How many of the strums of an instrument are heard as a pitch that none of its strings has. */
function phantomsOf(
  instrument: Instrument,
  mix: number,
): readonly [phantoms: number, of: number, faults: readonly string[]] {
  const faults: string[] = [];
  instrument.asked.forEach((midi, index) => {
    const { samples, midis } = strum(instrument, midi, index + mix);
    // Nearby octaves are asked for, so that a phantom of one counts at once.
    const asked = [midi - 12, midi - 24, midi + 24].filter(each => each >= instrument.lowest);
    const others = verdictsIn(samples, instrument.lowest, asked).filter(
      verdict => !midis.includes(Number(verdict.split(' ')[1])),
    );
    if (others.length > 0) faults.push(`${instrument.name} ${midis.join('+')}: ${others.join(', ')}`);
  });
  return [faults.length, instrument.asked.length, faults];
}

/** How many times each of them is played. */
const TIMES = 24;

/** Prints what is heard in sounds that aren't notes, while every pitch of a guitar is asked for. */
function benchNoNotes(): void {
  const asked = Array.from({ length: 49 }, (_, index) => 40 + index);
  for (const { name, sound } of NO_NOTES) {
    const samples = new Float32Array(Math.round((1 + TIMES * 0.6) * RATE));
    addTo(samples, white(1 + TIMES * 0.6, 5), 0, 0.0005);
    for (let index = 0; index < TIMES; index += 1) addTo(samples, sound(index), 1 + index * 0.6, 0.25);
    const heard = verdictsIn(samples, 40, asked);
    console.log(row([name, TIMES, heard.length, heard.slice(0, 6).join(', ') || '–']));
  }
}

/** Prints how often the tuner reads strings that ring, and how exactly, in a quiet room and in noise. */
function benchTuner(instruments: readonly Instrument[]): void {
  console.log(row(['the tuner', 'looks', 'read %', 'octave %', 'cents, median', 'cents, 95 of 100']));
  for (const [name, below] of [
    ['clean', undefined],
    ['pink noise, 20 dB', 20],
  ] as const) {
    const score = noTunerScore();
    for (const instrument of instruments)
      for (const midi of instrument.asked) readByTuner(score, instrument, midi, below);
    const { looks, reads, octaves } = score;
    const sorted = score.cents.toSorted((a, b) => a - b);
    const centsAt = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2);
    console.log(
      row([name, looks, percent(reads, looks), percent(octaves, reads), centsAt(0.5), centsAt(0.95)]),
    );
  }
}

/** The lowest string of a guitar, as a MIDI number. */
const LOW_E = 40;

/** Prints what is heard of triads that are strummed on guitars, all together and each by itself. */
function benchTriads(instruments: readonly Instrument[], { every, from, faults }: Options): void {
  const guitars = instruments.filter(({ lowest }) => lowest === LOW_E);
  console.log(row(['triads', 'right accepted %', 'wrong fret %', 'silent string %', 'named %']));
  for (const strumming of RECORDED_STRUMMINGS) {
    const each = guitars.map(guitar => ({ guitar, results: strumResultsOn(guitar, strumming, every, from) }));
    const all = each.flatMap(({ results }) => results);
    console.log(strumRowOf(`${strumming.name} (${all.length} strums)`, outcomeOf(all)));
    for (const { guitar, results } of each) {
      console.log(strumRowOf(`– ${guitar.name} (${results.length})`, outcomeOf(results)));
      if (faults) console.log(strumFaults(guitar, results).join('\n'));
    }
  }
}

/** Prints the tables. */
export function bench(options: Options): void {
  const { every, from, mix, only, instrument, rivals, faults } = options;
  const started = performance.now();
  const instruments = readInstruments(every, from, instrument);
  const conditions = CONDITIONS.filter(({ name }) => name.includes(only));
  const others: readonly (readonly [name: string, hears: Hears])[] = rivals
    ? [['pitchy', pitchy], ...(hasAubio() ? [['aubio', aubio] as const] : [])]
    : [];
  console.log(row(['condition', 'plucks', 'right %', 'octave %', 'other %', 'missed %', 'double %', 'ms']));
  const rows = conditions.map(condition => {
    const listen = (hears: Hears) => instruments.map(each => scoreOf(each, condition, mix, hears));
    const scores = listen(fretty);
    const all = sumOf(scores);
    console.log(rowOf(condition.name, all));
    if (faults) console.log(all.faults.join('\n'));
    for (const [name, hears] of others) console.log(rowOf(`– ${name}`, sumOf(listen(hears))));
    return { condition, scores };
  });
  console.log(row(['right, %', ...conditions.map(({ name }) => name)]));
  instruments.forEach(({ name, asked }, index) => {
    const cells = rows
      .map(({ scores }) => scores[index])
      .map(score => (score ? percent(score.right, score.plucks) : '–'));
    console.log(row([`${name} (${asked.length})`, ...cells]));
  });
  if (only === '' || 'strums'.includes(only)) {
    const all = instruments.map(each => phantomsOf(each, mix));
    const [count, of] = [0, 1].map(at => all.reduce((sum, each) => sum + Number(each[at]), 0));
    console.log(row(['strums with a phantom', of ?? 0, percent(count ?? 0, of ?? 0)]));
    if (faults) console.log(all.flatMap(([, , each]) => each).join('\n'));
  }
  if (only === '' || 'triads'.includes(only)) benchTriads(instruments, options);
  if (only === '' || 'no notes'.includes(only)) benchNoNotes();
  if (only === '' || 'tuner'.includes(only)) benchTuner(instruments);
  console.log(`${Math.round((performance.now() - started) / 1000)} s`);
}
