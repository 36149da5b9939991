const GZIP = [0x1f, 0x8b];

/** No line of ours comes near this; a longer one is cut, so that no file can fill the memory. */
const LONGEST_LINE = 100_000;

async function isGzipped(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, index) => start[index] === byte);
}

/** How much of a file has been read, in bytes. */
export type ReadSoFar = (bytes: number) => void;

/** Reports the bytes that go through. */
const counting = (soFar: ReadSoFar): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> => {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      soFar(bytes);
      controller.enqueue(chunk);
    },
  });
};

/**
 * The lines of a file, gzipped or not, a few at a time; only those are in memory. Line breaks are left out.
 *
 * @throws TypeError if the file is damaged.
 * @example for await (const lines of linesOf(file, () => {})) read(lines)
 */
export async function* linesOf(file: Blob, soFar: ReadSoFar): AsyncGenerator<readonly string[]> {
  const bytes = file.stream().pipeThrough(counting(soFar));
  const whole = (await isGzipped(file)) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  const reader = whole.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split(/\r?\n/);
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE);
    if (lines.length > 0) yield lines;
  }
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
