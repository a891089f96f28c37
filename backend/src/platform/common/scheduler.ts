import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from './clock.js';

/** Interval at which the scheduler looks for due jobs; no job runs more often. */
const TICK_MS = 1000;

interface Job {
  readonly everyMs: number;
  readonly work: () => unknown;
  readonly failure: string;
  dueAtMs: number;
  running: Promise<void> | undefined;
}

/**
 * Runs all periodic jobs of this process. A job must be idempotent: each node runs it, and a stop may end it
 * half-way.
 */
@Injectable()
export class Scheduler implements OnModuleDestroy {
  /** Whether the server stops: a job in many steps ends after the current one. */
  isStopping = false;
  private readonly logger = new Logger(Scheduler.name);
  private readonly jobs: Job[] = [];
  private readonly timer = setInterval(() => this.startDue(), TICK_MS).unref();

  constructor(private readonly clock: Clock) {}

  /** Runs `work` at once and then every `everyMs`. A failed run is logged as `failure` and tried again when due. */
  every(everyMs: number, work: () => unknown, failure: string): void {
    const job: Job = { everyMs, work, failure, dueAtMs: this.clock.runningMs(), running: undefined };
    this.jobs.push(job);
    this.start(job);
  }

  /** Starts the jobs that are due and not running. Resolves when no job runs. */
  async runDue(): Promise<void> {
    this.startDue();
    await this.idle();
  }

  /** Waits for running jobs, so that the database is not closed under them. */
  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.idle();
  }

  private startDue(): void {
    for (const job of this.jobs) {
      if (!this.isStopping && !job.running && job.dueAtMs <= this.clock.runningMs()) this.start(job);
    }
  }

  private async idle(): Promise<void> {
    for (const { running } of this.jobs) await running;
  }

  private start(job: Job): void {
    job.dueAtMs = this.clock.runningMs() + job.everyMs;
    job.running = Promise.resolve()
      .then(() => job.work())
      .then(
        () => undefined,
        (error: unknown) => this.logger.warn(job.failure, error),
      )
      .finally(() => (job.running = undefined));
  }
}
