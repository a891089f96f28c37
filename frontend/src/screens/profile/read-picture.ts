/** Returns a file as a data URL. Throws 'Failed to read file' (§8) if the browser cannot read it. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('Failed to read file'));
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail());
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
}
