/** Returns how many rounds earn these coins, at least one: 'about 1 round', 'about 3 rounds'. */
export function roundsText(coins: number, coinsPerRound: number): string {
  const rounds = Math.max(1, Math.ceil(coins / coinsPerRound));
  return `about ${rounds.toLocaleString('en-US')} ${rounds === 1 ? 'round' : 'rounds'}`;
}
