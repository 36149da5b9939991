/**
 * Plays the corpus to the detector and prints what it heard: `npm run bench:listening`, after `npm run corpus`. Options:
 * `--every 4` takes a fourth of the notes, `--from 2` another fourth, `--mix 1` mixes them at other intervals and times, `--only
 * hum` takes the conditions with that in their name, `--rivals` adds pitchy alone and, where `aubio-tools` is installed, aubio;
 * `--faults` prints each.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    mix: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    instrument: { type: 'string', default: '' },
    rivals: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});

const { module } = await runnerImport(fileURLToPath(new URL('bench.ts', import.meta.url)), {
  configFile: false,
  logLevel: 'error',
});
module.bench({ ...values, every: Number(values.every), from: Number(values.from), mix: Number(values.mix) });
