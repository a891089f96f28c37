/** Returns a count with its noun, such as '1 coin' or '2,480 coins'. */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? word : `${word}s`}`;
}
