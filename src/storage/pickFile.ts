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
