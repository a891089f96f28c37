/** Returns an amount with its unit: '1 coin', '1,234 coins'. */
export function coinsText(coins: number): string {
  return `${coins.toLocaleString('en-US')} ${coins === 1 ? 'coin' : 'coins'}`;
}
