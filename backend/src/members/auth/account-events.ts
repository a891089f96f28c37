import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** Work of another area that belongs into the transaction that makes or closes an account. */
type AccountStep = (tx: Transaction, userId: number) => Promise<void>;

/** The steps that areas above add to making and closing an account, in the order in which they were registered. */
@Injectable()
export class AccountEvents {
  private readonly creationSteps: AccountStep[] = [];
  private readonly closingSteps: AccountStep[] = [];

  /** Registers a step for each new account. */
  onCreated(step: AccountStep): void {
    this.creationSteps.push(step);
  }

  /** Registers a step for each account that is closed. */
  onClosed(step: AccountStep): void {
    this.closingSteps.push(step);
  }

  /** Runs the steps for a new account. One that throws undoes the transaction. */
  async created(tx: Transaction, userId: number): Promise<void> {
    for (const step of this.creationSteps) await step(tx, userId);
  }

  /** Runs the steps for a closed account. One that throws undoes the transaction. */
  async closed(tx: Transaction, userId: number): Promise<void> {
    for (const step of this.closingSteps) await step(tx, userId);
  }
}
