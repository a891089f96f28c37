/** Returns a file as a data URL; throws 'Failed to read file' (§8) when the browser can't. */
export function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('Failed to read file'));
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail());
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
}
