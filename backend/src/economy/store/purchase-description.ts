/** How long a ledger line's description is at the most. */
const MAX_LENGTH = 200;

/** What the ledger calls a purchase, e.g. `Store purchase: Royal Crown, 2 × Love`; a long list is cut with its count. */
export function purchaseDescription(lines: readonly { name: string; quantity: number }[]): string {
  const names = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`));
  for (let count = names.length; count > 0; count -= 1) {
    const rest = names.length - count;
    const text = `Store purchase: ${names.slice(0, count).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    if (text.length <= MAX_LENGTH) return text;
  }
  return `Store purchase: ${names.length} items`;
}
