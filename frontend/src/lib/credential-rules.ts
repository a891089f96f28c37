/** Minimum lengths and allowed characters of §5, with their messages; the server has the same rules. */
export const usernameRules = {
  validate: {
    least: atLeast(3, 'Username must be at least 3 characters'),
    most: (value: string) => value.length <= 24 || 'Use at most 24 characters',
    characters: (value: string) => /^[A-Za-z0-9_-]*$/.test(value) || 'Use only letters, digits, _ and -',
  },
};

/** Returns whether a text keeps the rules of a name. */
export function isUsername(text: string): boolean {
  return Object.values(usernameRules.validate).every((rule) => rule(text) === true);
}

export const passwordRules = { validate: atLeast(6, 'Password must be at least 6 characters') };

function atLeast(characters: number, sentence: string) {
  return (value: string) => value.length >= characters || sentence;
}
