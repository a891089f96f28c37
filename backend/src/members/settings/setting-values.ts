import type { SettingsDto } from './settings.dto.js';

/** All settings of the site, by the key under which they are stored. */
export interface SettingValues extends Omit<
  SettingsDto,
  'version' | 'areLinksSample' | 'defaultNewUserCoins' | 'dailyLoginBonus' | 'updatedAt' | 'updatedBy'
> {
  /** Coins of a new account. */
  defaultCoins: number;
  /** Coins granted per UTC day. */
  dailyBonus: number;
}

/** Defaults of settings that were never changed (§9). */
export const SETTING_DEFAULTS: Readonly<SettingValues> = {
  siteName: 'Alien Squad',
  links: { chat: '', video: '', streaming: '' },
  timeZone: 'America/New_York',
  isRegistrationOpen: true,
  defaultCoins: 0,
  dailyBonus: 10,
  chat: { messages: 5, seconds: 10 },
  stream: { maxHeight: 1080, maxBitsPerSecond: 8_000_000 },
  maintenanceNotice: '',
};
