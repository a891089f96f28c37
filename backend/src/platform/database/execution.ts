import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import type { Transaction } from './transaction.js';

/** A unit of work while it runs. */
export interface Unit {
  /** The unit of work's own opener: another database's is another one. */
  readonly of: object;
  readonly transaction: Transaction;
  nestedFailure: unknown;
}

/** What the running code belongs to. */
interface Execution {
  readonly unit?: Unit | undefined;
  /** The request of an admin; those of others are not kept. */
  readonly request?: Request | undefined;
}

/** Node carries each storage from promise to promise, so there is one for all. */
export const execution = new AsyncLocalStorage<Execution>();
