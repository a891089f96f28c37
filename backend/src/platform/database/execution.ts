import { AsyncLocalStorage } from 'node:async_hooks';
import type { Request } from 'express';
import type { Transaction } from './unit-of-work.js';

/** A running unit of work. */
export interface Unit {
  /** The `UnitOfWork` that opened it; other databases have other ones. */
  readonly of: object;
  readonly transaction: Transaction;
  nestedFailure: unknown;
}

/** Context of the running code. */
interface Execution {
  readonly unit?: Unit | undefined;
  /** The request of an admin; requests of other callers are not stored. */
  readonly request?: Request | undefined;
}

/** One storage for all fields, because Node.js has to propagate each storage from promise to promise. */
export const execution = new AsyncLocalStorage<Execution>();
