/** Takes a picture of each screen of a built app, which its page shows until the app has started. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Rolldown } from 'vite';
import type { Picture } from '../app/picture.ts';

/** The order for the process that draws. */
export interface Drawing {
  /** The address of the first module of the app. */
  readonly entry: string;
  /** The addresses of the app's style sheets, as its modules see them. */
  readonly styles: readonly string[];
  readonly addresses: readonly string[];
  /** The file for the pictures, by address. */
  readonly result: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the process, from which packages are found. */
const CACHE = here('../../node_modules/.cache');

/**
 * Pictures by address, drawn by the code as it was built, so that they have its class names. They are drawn in a process of
 * their own: this one has no `window`, and its packages act on whether there is one.
 */
export async function takePictures(
  bundle: Rolldown.OutputBundle,
  base: string,
  addresses: readonly string[],
): Promise<Readonly<Record<string, Picture>>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'fretty-pictures-'));
  const files = Object.values(bundle);
  const chunks = files.filter(file => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry');
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'draw.js'), await drawingCode());
    for (const { fileName, code } of chunks) {
      await mkdir(dirname(join(folder, fileName)), { recursive: true });
      await writeFile(join(folder, fileName), code);
    }
    const drawing: Drawing = {
      entry: pathToFileURL(join(folder, entry.fileName)).href,
      styles: files
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ fileName }) => new URL(base + fileName, 'file:///').href),
      addresses,
      result: join(folder, 'pictures.json'),
    };
    await promisify(execFile)(process.execPath, [join(folder, 'draw.js'), JSON.stringify(drawing)]);
    return JSON.parse(await readFile(drawing.result, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawingCode(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: { ssr: here('drawing.ts'), target: 'node20', write: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('The drawing code was not built');
  return output.output[0].code;
}
