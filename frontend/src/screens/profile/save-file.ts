/** Saves a file under a name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the URL by then.
  setTimeout(() => URL.revokeObjectURL(address));
}
