import { useSyncExternalStore } from 'react';

/** A home of the squad on another site. */
export interface CommunityLink {
  kind: 'chat' | 'video' | 'streaming';
  label: string;
  url: string;
}

export type CommunityKind = CommunityLink['kind'];

/** The squad's homes on other sites, as long as admins have set no others; they stand in the navigation and on screens. */
const DEFAULT_LINKS: readonly CommunityLink[] = [
  { kind: 'chat', label: 'Community chat', url: 'https://discord.com/' },
  { kind: 'video', label: 'Video channel', url: 'https://www.youtube.com/' },
  { kind: 'streaming', label: 'Streaming platform', url: 'https://www.twitch.tv/' },
];

let links = DEFAULT_LINKS;
const listeners = new Set<() => void>();

/** Sets where they are to be found, for every part that shows them. */
export function setCommunityAddresses(addresses: Readonly<Record<CommunityKind, string>>): void {
  if (links.every(({ kind, url }) => addresses[kind] === url)) return;
  links = DEFAULT_LINKS.map((link) => ({ ...link, url: addresses[link.kind] }));
  for (const listener of listeners) listener();
}

/** Returns them, as they are now. */
export function useCommunityLinks(): readonly CommunityLink[] {
  return useSyncExternalStore(
    follow,
    () => links,
    () => DEFAULT_LINKS,
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The network's third brand, on a site of its own (§1). */
export const MUSIC_LABEL_URL = 'https://bandcamp.com/';
