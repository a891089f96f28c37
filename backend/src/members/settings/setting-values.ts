/** Https addresses of the squad on other sites. */
export interface SiteLinks {
  readonly chat: string;
  readonly video: string;
  readonly streaming: string;
}

/** Number of messages a member may write within a number of seconds. */
export interface ChatLimits {
  readonly messages: number;
  readonly seconds: number;
}

/** Limits for the encoder of a stream. */
export interface StreamLimits {
  /** Lines of the picture; the width follows at 16:9. */
  readonly maxHeight: number;
  readonly maxBitsPerSecond: number;
}

/** All settings of the site, by the key under which they are stored. */
export interface SettingValues {
  readonly siteName: string;
  readonly links: SiteLinks;
  readonly isRegistrationOpen: boolean;
  /** Coins of a new account. */
  readonly defaultCoins: number;
  /** Coins granted per UTC day. */
  readonly dailyBonus: number;
  readonly chat: ChatLimits;
  readonly stream: StreamLimits;
  /** Notice at the top of every page; '' for none. */
  readonly maintenanceNotice: string;
}

/** Maximum of every setting in coins. */
export const MAX_SETTING_COINS = 10_000;

/** Defaults of settings that were never changed (§9). */
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

/** Returns the settings from rows of the table. A value of the wrong type counts as not set. */
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

/** Returns whether a value has the same type as a known one, including all of its fields. */
function isAlike<Value>(value: unknown, known: Value): value is Value {
  if (typeof value !== typeof known) return false;
  if (typeof known !== 'object' || known === null) return true;
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(known).every(([name, field]) => isAlike(fields.get(name), field));
}
