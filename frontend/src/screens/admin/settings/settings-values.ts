import type { AdminSettings, SettingsChange } from '../../../api/types';

/** Field values. Coins for new members and for each day are on the Coins tab. */
export type SettingsValues = ReturnType<typeof valuesOf>;

/** Returns the settings as field values. */
export function valuesOf(settings: AdminSettings) {
  const { siteName, links, timeZone, isRegistrationOpen, maintenanceNotice, chat, stream } = settings;
  return {
    siteName,
    registration: isRegistrationOpen ? 'open' : 'closed',
    maintenanceNotice,
    timeZone,
    chatLink: links.chat,
    videoLink: links.video,
    streamingLink: links.streaming,
    chatMessages: chat.messages,
    chatSeconds: chat.seconds,
    maxHeight: stream.maxHeight,
    maxKilobits: Math.round(stream.maxBitsPerSecond / 1000),
  };
}

/** Returns the settings to save: those that differ from the known ones. */
export function changeIn(values: SettingsValues, known: AdminSettings): SettingsChange {
  const before = valuesOf(known);
  const isChanged = (...names: (keyof SettingsValues)[]): boolean =>
    names.some((name) => values[name] !== before[name]);
  const { siteName, timeZone, registration, maintenanceNotice, maxHeight } = values;
  const links = { chat: values.chatLink, video: values.videoLink, streaming: values.streamingLink };
  const chat = { messages: values.chatMessages, seconds: values.chatSeconds };
  const stream = { maxHeight, maxBitsPerSecond: values.maxKilobits * 1000 };
  return {
    version: known.version,
    ...(isChanged('siteName') && { siteName }),
    ...(isChanged('timeZone') && { timeZone }),
    ...(isChanged('registration') && { isRegistrationOpen: registration === 'open' }),
    ...(isChanged('maintenanceNotice') && { maintenanceNotice }),
    ...(isChanged('chatLink', 'videoLink', 'streamingLink') && { links }),
    ...(isChanged('chatMessages', 'chatSeconds') && { chat }),
    ...(isChanged('maxHeight', 'maxKilobits') && { stream }),
  };
}
