/** Where the squad is to be found on other sites: https addresses. */
export interface SiteLinks {
  readonly chat: string;
  readonly video: string;
  readonly streaming: string;
}

/** How many messages a member may write in how many seconds. */
export interface ChatLimits {
  readonly messages: number;
  readonly seconds: number;
}

/** What an encoder may send at the most. */
export interface StreamLimits {
  /** The lines of the picture; its width goes with them, at 16:9. */
  readonly maxHeight: number;
  readonly maxBitsPerSecond: number;
}

/** Everything that the site's administrators set, by the key under which it is stored. */
export interface SettingValues {
  readonly siteName: string;
  readonly links: SiteLinks;
  readonly isRegistrationOpen: boolean;
  /** What a new account begins with, in coins. */
  readonly defaultCoins: number;
  /** What every UTC day brings, in coins. */
  readonly dailyBonus: number;
  readonly chat: ChatLimits;
  readonly stream: StreamLimits;
  /** What every page says at its top; '' for nothing. */
  readonly maintenanceNotice: string;
}

/** No setting of coins is more than this. */
export const MAX_SETTING_COINS = 10_000;

/** What every setting is when nobody has set it (§9). */
export const SETTING_DEFAULTS: SettingValues = {
  siteName: 'Alien Squad',
  links: {
    chat: 'https://discord.com/',
    video: 'https://www.youtube.com/',
    streaming: 'https://www.twitch.tv/',
  },
  isRegistrationOpen: true,
  defaultCoins: 0,
  dailyBonus: 10,
  chat: { messages: 5, seconds: 10 },
  stream: { maxHeight: 1080, maxBitsPerSecond: 8_000_000 },
  maintenanceNotice: '',
};

/** The settings in rows of the table; a value that is not of its kind counts as not set. */
export function settingsIn(rows: readonly { readonly key: string; readonly value: string }[]): SettingValues {
  const stored = new Map(rows.map(({ key, value }) => [key, parsed(value)]));
  const read = <Key extends keyof SettingValues>(key: Key): SettingValues[Key] => {
    const value = stored.get(key);
    return isAlike(value, SETTING_DEFAULTS[key]) ? value : SETTING_DEFAULTS[key];
  };
  return {
    siteName: read('siteName'),
    links: read('links'),
    isRegistrationOpen: read('isRegistrationOpen'),
    defaultCoins: coinsOr(read('defaultCoins'), SETTING_DEFAULTS.defaultCoins),
    dailyBonus: coinsOr(read('dailyBonus'), SETTING_DEFAULTS.dailyBonus),
    chat: read('chat'),
    stream: read('stream'),
    maintenanceNotice: read('maintenanceNotice'),
  };
}

function coinsOr(value: number, otherwise: number): number {
  return Number.isInteger(value) && value >= 0 && value <= MAX_SETTING_COINS ? value : otherwise;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Whether a value is of the same kind as a known one, and has all of its fields of theirs. */
function isAlike<Value>(value: unknown, known: Value): value is Value {
  if (typeof value !== typeof known) return false;
  if (typeof known !== 'object' || known === null) return true;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([name, field]) => isAlike(fields.get(name), field));
}
