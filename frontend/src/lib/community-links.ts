import { sharedValue } from './shared-value';

/** A link to the squad's page on another site. */
export interface CommunityLink {
  kind: 'chat' | 'video' | 'streaming';
  label: string;
  url: string;
}

export type CommunityKind = CommunityLink['kind'];

/** Links shown until the settings of the admins are loaded. */
const DEFAULT_LINKS: readonly CommunityLink[] = [
  { kind: 'chat', label: 'Community chat', url: 'https://discord.com/' },
  { kind: 'video', label: 'Video channel', url: 'https://www.youtube.com/' },
  { kind: 'streaming', label: 'Streaming platform', url: 'https://www.twitch.tv/' },
];

const links = sharedValue(DEFAULT_LINKS);

/** Sets the addresses of the community links for all components. */
export function setCommunityAddresses(addresses: Readonly<Record<CommunityKind, string>>): void {
  if (links.get().every(({ kind, url }) => addresses[kind] === url)) return;
  links.set(DEFAULT_LINKS.map((link) => ({ ...link, url: addresses[link.kind] })));
}

/** Returns the current community links. */
export const useCommunityLinks = links.useValue;

/** The network's third brand, on a site of its own (§1). */
export const MUSIC_LABEL_URL = 'https://bandcamp.com/';
