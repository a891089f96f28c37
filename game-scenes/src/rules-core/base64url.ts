const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NOT_A_DIGIT = 255;

const DIGIT_VALUES = (() => {
  const values = new Uint8Array(128).fill(NOT_A_DIGIT);
  for (let value = 0; value < ALPHABET.length; value++) values[ALPHABET.charCodeAt(value)] = value;
  return values;
})();

/** Encodes bytes (0–255) as base64url without padding (RFC 4648 §5). The rules lack Buffer and btoa. */
export function toBase64Url(bytes: ArrayLike<number>): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 3) {
    const left = bytes.length - index;
    const group = ((bytes[index] ?? 0) << 16) | ((bytes[index + 1] ?? 0) << 8) | (bytes[index + 2] ?? 0);
    text += ALPHABET.charAt(group >> 18) + ALPHABET.charAt((group >> 12) & 63);
    if (left > 1) text += ALPHABET.charAt((group >> 6) & 63);
    if (left > 2) text += ALPHABET.charAt(group & 63);
  }
  return text;
}

/** Decodes base64url text; undefined for an invalid character, an impossible length or set spare bits. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let bitCount = 0;
  let length = 0;
  for (let index = 0; index < text.length; index++) {
    const value = DIGIT_VALUES[text.charCodeAt(index)] ?? NOT_A_DIGIT;
    if (value === NOT_A_DIGIT) return undefined;
    bits = ((bits << 6) | value) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    bytes[length++] = (bits >> bitCount) & 255;
  }
  // Set spare bits would be a second spelling of the same bytes; a log has exactly one spelling.
  return (bits & ((1 << bitCount) - 1)) === 0 ? bytes : undefined;
}
