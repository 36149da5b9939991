/** How long a browser may take to begin saving a file (milliseconds). */
const PATIENCE = 60_000;

/** Saves a file where the browser saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file only later.
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}
