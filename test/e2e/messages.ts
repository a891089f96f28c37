/** What a test server is started with. */
export interface ServerStart {
  /** Everything it keeps; a server that follows another one on it goes on where that one ended. */
  readonly dataFolder: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** How far its clock runs ahead of the machine's. */
  readonly aheadMs: number;
  /** The pages it serves, where they are not the built ones. */
  readonly pagesFolder?: string;
}

/** What the tests tell the server they started. */
export interface TestMessage {
  readonly advanceMs: number;
}

/** What it tells them. */
export type ServerMessage = { readonly kind: 'ready'; readonly url: string } | { readonly kind: 'advanced' };

/** The account that the server makes on an empty database: an admin. */
export const SITE_OWNER = { username: 'overlord', password: 'a password of length' } as const;
