import { sharedValue } from './shared-value';

/** A link to the squad's page on another site. */
export interface CommunityLink {
  kind: 'chat' | 'video' | 'streaming';
  label: string;
  url: string;
  /** Whether it is an example that no admin has set. */
  isSample: boolean;
}

export type CommunityKind = CommunityLink['kind'];

const LABELS: Readonly<Record<CommunityKind, string>> = {
  chat: 'Community chat',
  video: 'Video channel',
  streaming: 'Streaming platform',
};

const links = sharedValue<readonly CommunityLink[] | null>(null);

/** Sets the addresses of the community links for all components; '' is none. */
export function setCommunityAddresses(
  addresses: Readonly<Record<CommunityKind, string>>,
  isSample = false,
): void {
  const kinds = Object.keys(LABELS) as CommunityKind[];
  links.set(
    kinds.flatMap((kind) => {
      const url = addresses[kind];
      return url === '' ? [] : [{ kind, label: LABELS[kind], url, isSample }];
    }),
  );
}

/** Returns the links that admins have set; null until they are known. */
export const useCommunityLinks = links.useValue;

/** The network's third brand, on a site of its own (§1). */
export const MUSIC_LABEL_URL = 'https://bandcamp.com/';
