const GZIP = [0x1f, 0x8b];

/** The longest line that is read (characters); no line of an export comes near it. */
const LONGEST_LINE = 100_000;

/** How many bytes of a file are in memory at a time. */
const BLOCK = 256 * 1024;

/** How many bytes are unpacked in one go; a thousand times as many may come out of them. */
const SLICE = 2048;

/** How many bytes become lines in one go. */
const PIECE = 64 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = async (file: Blob, from: number, to: number): Promise<Bytes> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

async function isGzipped(file: Blob): Promise<boolean> {
  const start = await bytesOf(file, 0, GZIP.length);
  return GZIP.every((byte, index) => start[index] === byte);
}

/** How much of a file has been read, and how much came out of that, in bytes. */
export interface SoFar {
  readonly read: number;
  readonly unpacked: number;
}

/** Some bytes of a file's content, and how much of the file has been read for them. */
interface Part {
  readonly bytes: Bytes;
  readonly read: number;
}

async function* plainParts(file: Blob): AsyncGenerator<Part> {
  for (let at = 0; at < file.size; at += BLOCK) {
    const bytes = await bytesOf(file, at, at + BLOCK);
    yield { bytes, read: at + bytes.length };
  }
}

/** Some bytes of a gzip file, and where they begin in it. */
interface Slice {
  readonly at: number;
  readonly bytes: Bytes;
  /** Whether another member of the file may begin here. */
  readonly isStart: boolean;
}

/** The places among some bytes where a gzip member may begin: two magic bytes, the method and its flags. */
function startsIn(bytes: Bytes): readonly number[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(0x1f); at >= 0; at = bytes.indexOf(0x1f, at + 1))
    if (bytes[at + 1] === 0x8b && bytes[at + 2] === 8 && (bytes[at + 3] ?? 0xff) < 0x20) starts.push(at);
  return starts;
}

/** A gzip file from some byte on, in slices; wherever another member may begin, so does a slice. */
async function* slicesFrom(file: Blob, from: number): AsyncGenerator<Slice> {
  for (let block = from; block < file.size; block += BLOCK) {
    // The first bytes of a member may be on both sides of a block's end.
    const bytes = await bytesOf(file, block, block + BLOCK + 3);
    const length = Math.min(BLOCK, bytes.length);
    let start = { at: 0, isStart: false };
    for (const end of [...startsIn(bytes).filter(at => at < length), length]) {
      for (let at = start.at; at < end; at += SLICE)
        yield {
          at: block + at,
          bytes: bytes.subarray(at, Math.min(at + SLICE, end)),
          isStart: start.isStart && at === start.at,
        };
      start = { at: end, isStart: true };
    }
  }
}

/** The length that a gzip member says it has, where the next one begins. Counted as gzip does: past 4 GB from 0 again. */
async function lengthSaid(file: Blob, end: number): Promise<number> {
  const bytes = await bytesOf(file, end - 4, end);
  return new DataView(bytes.buffer).getUint32(0, true);
}

/**
 * The content of one member of a gzip file; returns where the next one begins.
 *
 * @throws TypeError if it is damaged.
 */
async function* memberParts(file: Blob, from: number): AsyncGenerator<Part, number> {
  const { readable, writable } = new DecompressionStream('gzip');
  const reader = readable.getReader();
  let [at, start, unpacked] = [from, from, 0];
  const fill = async () => {
    const writer = writable.getWriter();
    try {
      for await (const slice of slicesFrom(file, from)) {
        at = slice.at;
        if (slice.isStart) start = at;
        await writer.write(slice.bytes);
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error);
    }
  };
  // A failure reaches the reader too.
  fill().catch(() => {});
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return file.size;
      unpacked += value.length;
      yield { bytes: value, read: at };
    }
  } catch (error) {
    // Browsers take another member for damage. Nothing is lost: all bytes before it have been read by then.
    if (start > from && (await lengthSaid(file, start)) === unpacked % 2 ** 32) return start;
    throw error;
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function* unpackedParts(file: Blob): AsyncGenerator<Part> {
  for (let at = 0; at < file.size; ) at = yield* memberParts(file, at);
}

/**
 * The lines of a file, gzipped or not, in one member or several, a few at a time, or none; only those are in memory. Line
 * breaks are left out.
 *
 * @throws TypeError if the file is damaged, or has a line that is too long for an export.
 */
export async function* linesOf(file: Blob, tell: (soFar: SoFar) => void): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let unpacked = 0;
  for await (const { bytes, read } of (await isGzipped(file)) ? unpackedParts(file) : plainParts(file)) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = bytes.subarray(at, at + PIECE);
      unpacked += piece.length;
      tell({ read, unpacked });
      const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (rest.length > LONGEST_LINE) throw new TypeError('A line is too long');
      yield lines;
    }
  }
  tell({ read: file.size, unpacked });
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}

/**
 * A file of lines that are made when they are needed, gzipped if wanted.
 *
 * @example fileOf(batches, 'gzip') // a Blob, once all lines are in it
 */
export async function fileOf(
  batches: AsyncIterable<readonly string[]>,
  format: 'gzip' | 'text',
): Promise<Blob> {
  const encoder = new TextEncoder();
  const source = batches[Symbol.asyncIterator]();
  const lines = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode([...value, ''].join('\n')));
    },
  });
  const whole = format === 'gzip' ? lines.pipeThrough(new CompressionStream('gzip')) : lines;
  return new Response(whole).blob();
}
