const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns a rank as '1st', '22nd' or '1,204th'. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString('en-US')}${ENDINGS[RULES.select(rank)] ?? 'th'}`;
}

/** Returns '1 point' or '1,540 points'. */
export function pointsText(points: number): string {
  return `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
}
