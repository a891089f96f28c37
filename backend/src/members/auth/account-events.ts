import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/unit-of-work.js';

/** Step of another module, run in the transaction that creates or closes an account. */
type AccountStep = (tx: Transaction, userId: number) => Promise<void>;

/** Steps that higher modules add to creating and closing accounts, run in the order of their registration. */
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

  /** Runs the steps for a new account. A step that throws rolls the transaction back. */
  async created(tx: Transaction, userId: number): Promise<void> {
    for (const step of this.creationSteps) await step(tx, userId);
  }

  /** Runs the steps for a closed account. A step that throws rolls the transaction back. */
  async closed(tx: Transaction, userId: number): Promise<void> {
    for (const step of this.closingSteps) await step(tx, userId);
  }
}
