/** Lets the user choose a file. Must be called by a command: browsers open their dialog for nothing else. */
export function pickFile(picked: (file: Blob) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) picked(file);
  };
  input.click();
}

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
