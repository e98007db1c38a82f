import type { JobSender, SendJobOptions } from '../platform/write/job-sender.ts';

interface SentJob {
  name: string;
  payload: object;
  priority: number;
}

/** Replaces the job queue where a test runs the work itself: records queued jobs, in the order in which a worker takes them. */
export class RecordedJobs implements JobSender {
  readonly #sent: SentJob[] = [];

  async send(_db: unknown, name: string, payload: object, options: SendJobOptions = {}): Promise<void> {
    this.#sent.push({ name, payload, priority: options.priority ?? 0 });
  }

  /** The ids of jobs queued again. */
  readonly retried: string[] = [];

  async retry(_db: unknown, _name: string, id: string): Promise<void> {
    this.retried.push(id);
  }

  /** The queued jobs of this name, highest priority first. */
  of(name: string): SentJob[] {
    return this.#sent.filter((job) => job.name === name).sort((a, b) => b.priority - a.priority);
  }
}
