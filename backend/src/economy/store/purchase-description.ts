/** Maximum length of a ledger line's description. */
const MAX_LENGTH = 200;

/**
 * Returns a purchase's description in the ledger, e.g. `Store purchase: Royal Crown, 2 × Love`. A long list
 * is cut and ends with the number of omitted items.
 */
export function purchaseDescription(lines: readonly { name: string; quantity: number }[]): string {
  const names = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const text = `Store purchase: ${names.slice(0, count).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    if (text.length <= MAX_LENGTH) return text;
  }
  return `Store purchase: ${names.length} items`;
}
