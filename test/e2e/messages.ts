/** What the tests tell the server they started. */
export interface TestMessage {
  readonly advanceMs: number;
}

/** What it tells them. */
export type ServerMessage = { readonly kind: 'ready'; readonly url: string } | { readonly kind: 'advanced' };
