/** Start parameters of a test server. */
export interface ServerStart {
  /** Folder for all its data. A server started on the folder of another one continues with its data. */
  readonly dataFolder: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Offset of its clock to the machine's. */
  readonly aheadMs: number;
  /** Folder of the pages to serve; the built ones by default. */
  readonly pagesFolder?: string;
  /** The admin that the server creates on an empty database. */
  readonly owner: { readonly username: string; readonly password: string };
}

/** A message from the tests to the server. */
export interface TestMessage {
  readonly advanceMs: number;
}

/** A message from the server to the tests. */
export type ServerMessage = { readonly kind: 'ready'; readonly url: string } | { readonly kind: 'advanced' };

/** The admin account of the site. */
export const SITE_OWNER = { username: 'overlord', password: 'a password of length' } as const;
