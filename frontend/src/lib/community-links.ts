/** The squad's homes on other sites; they stand in the navigation and on the home screen. */
export const COMMUNITY_LINKS = [
  { kind: 'chat', label: 'Community chat', url: 'https://discord.com/' },
  { kind: 'video', label: 'Video channel', url: 'https://www.youtube.com/' },
  { kind: 'streaming', label: 'Streaming platform', url: 'https://www.twitch.tv/' },
] as const;

export type CommunityKind = (typeof COMMUNITY_LINKS)[number]['kind'];

/** The network's third brand, on a site of its own (§1). */
export const MUSIC_LABEL_URL = 'https://bandcamp.com/';
