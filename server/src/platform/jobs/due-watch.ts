import type { PgBoss } from 'pg-boss';

/** So late at most begins a job whose time has come, such as a retry, in milliseconds. */
const EVERY_MS = 2_000;

/**
 * Wakes the workers of each queue in which the time of a job has come: PostgreSQL tells at once of what is queued, but not of what is
 * to run later. One question for all queues; eighty workers that each asked now and then asked eighteen times a second.
 */
export class DueWatch {
  readonly #boss: PgBoss;
  readonly #workers = new Map<string, string[]>();
  #timer: NodeJS.Timeout | undefined;
  #asking: Promise<void> | undefined;

  constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  /** Names a worker to wake, and the queue whose jobs it takes. */
  add(queue: string, worker: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker]);
  }

  /** Looks from now on; an error is told and it looks again, because the workers then still ask by themselves, if rarely. */
  start(onError: (error: unknown) => void): void {
    this.#timer = setInterval(() => {
      this.#asking ??= this.#wakeDue()
        .catch(onError)
        .finally(() => {
          this.#asking = undefined;
        });
    }, EVERY_MS);
  }

  /** Ends the watch, once what it asks is answered. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#asking;
  }

  async #wakeDue(): Promise<void> {
    const { rows } = await this.#boss.getDb().executeSql(DUE_QUEUES, [[...this.#workers.keys()]]);
    for (const { name } of rows as { name: string }[])
      for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }
}

/** As pg-boss itself takes a job; one look into its index for each queue, however much waits there. */
const DUE_QUEUES = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (select from pgboss.job where job.name = queue.name and job.state < 'active' and not job.blocked
    and job.start_after <= pgboss.job_now())`;
