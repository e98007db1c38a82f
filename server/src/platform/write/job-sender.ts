import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { TransactionDatabase } from '../postgres/database.ts';

export interface SendJobOptions {
  /** Higher ones are done first. */
  priority?: number;
  /** Not taken up before so many seconds are over. */
  startAfterSeconds?: number;
  /** Queued once under this key until it is taken up, where the job is declared so. */
  onceKey?: string;
}

/** Hands work to the job queue inside the caller's transaction: it is queued if, and only if, that commits. */
export interface JobSender {
  send(db: TransactionDatabase, name: string, payload: object, options?: SendJobOptions): Promise<void>;
  /** Queues a job again that failed every attempt; one that did not is left alone. */
  retry(db: TransactionDatabase, name: string, id: string): Promise<void>;
}

/** The sender of this process; reactions send, and they run only where a queue was connected. */
export class QueueSender implements JobSender {
  #boss: Pick<PgBoss, 'send' | 'retry'> | null = null;

  connect(boss: Pick<PgBoss, 'send' | 'retry'>): void {
    this.#boss = boss;
  }

  async send(
    db: TransactionDatabase,
    name: string,
    payload: object,
    { priority = 0, startAfterSeconds = 0, onceKey }: SendJobOptions = {},
  ): Promise<void> {
    if (!this.#boss) throw new Error(`${name} cannot be queued: this process runs no worker`);
    await this.#boss.send(name, payload, {
      priority,
      startAfter: startAfterSeconds,
      ...(onceKey === undefined ? {} : { singletonKey: onceKey }),
      db: fromDrizzle(db, sql),
    });
  }

  async retry(db: TransactionDatabase, name: string, id: string): Promise<void> {
    if (!this.#boss) throw new Error(`${name} cannot be queued: this process runs no worker`);
    await this.#boss.retry(name, id, { db: fromDrizzle(db, sql) });
  }
}
