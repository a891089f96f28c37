/** The least lengths of §5, with their sentences; the server holds the same. */
export const usernameRules = atLeast(3, 'Username must be at least 3 characters');
export const passwordRules = atLeast(6, 'Password must be at least 6 characters');

function atLeast(characters: number, sentence: string) {
  return { validate: (value: string) => value.length >= characters || sentence };
}
