import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CommitFigures } from '../collab/ports/collab-ports.ts';
import type { WalTimes } from '../postgres/wal-times.ts';
import { LOOP_SAMPLE_MS } from '../runtime/loop-samples.ts';

/** Gauges of the live layer. */
export interface LiveFigures {
  sockets: number;
  connections: number;
  rooms: number;
}

/** Fine enough that a tail of some milliseconds can be told from one of some more. */
const COMMIT_BUCKETS = [
  0.0005, 0.001, 0.002, 0.003, 0.005, 0.008, 0.012, 0.02, 0.03, 0.05, 0.08, 0.12, 0.2, 0.5, 2, 10,
];

/** The server's Prometheus metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly httpSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly collabRejected: Counter<'reason'>;
  private readonly collabCommitted: Counter;
  private readonly collabCommitSeconds: Histogram<'part'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LOOP_SAMPLE_MS });
    this.httpSeconds = new Histogram({
      name: 'fap_http_request_seconds',
      help: 'Time to answer a request, in seconds',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.collabRejected = new Counter({
      name: 'fap_collab_rejected_total',
      help: 'Collaboration messages refused',
      labelNames: ['reason'],
      registers,
    });
    this.collabCommitted = new Counter({
      name: 'fap_collab_updates_total',
      help: 'Collaboration updates made durable',
      registers,
    });
    this.collabCommitSeconds = new Histogram({
      name: 'fap_collab_commit_seconds',
      help: 'Time of a group commit, in seconds: its oldest update waiting, its statement, its delivery to sockets',
      labelNames: ['part'],
      buckets: COMMIT_BUCKETS,
      registers,
    });
  }

  /** Counts one group commit of the shared documents. */
  observeCommit({ updates, queuedMs, statementMs, deliveredMs }: CommitFigures): void {
    this.collabCommitted.inc(updates);
    this.collabCommitSeconds.observe({ part: 'queued' }, queuedMs / 1000);
    this.collabCommitSeconds.observe({ part: 'statement' }, statementMs / 1000);
    this.collabCommitSeconds.observe({ part: 'delivered' }, deliveredMs / 1000);
  }

  /** Registers the costs of PostgreSQL's write-ahead log; without values while they cannot be read. */
  followWal(read: () => Promise<WalTimes | null>): void {
    let reading: Promise<WalTimes | null> | null = null;
    // One query for both gauges, which are collected at the same time.
    const readOnce = () => {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    };
    const follow = (name: string, help: string, pick: (times: WalTimes) => { write: number; sync: number }) =>
      new Gauge({
        name,
        help,
        labelNames: ['operation'],
        registers: [this.registry],
        async collect() {
          const times = await readOnce();
          this.reset();
          if (times === null) return;
          for (const [operation, value] of Object.entries(pick(times))) this.set({ operation }, value);
        },
      });
    follow('fap_postgres_wal_operations', 'Writes and syncs of the WAL', ({ writes, syncs }) => ({
      write: writes,
      sync: syncs,
    }));
    follow(
      'fap_postgres_wal_seconds',
      'Time spent writing and syncing the WAL; 0 without track_wal_io_timing',
      ({ writeMs, syncMs }) => ({ write: writeMs / 1000, sync: syncMs / 1000 }),
    );
  }

  /** Registers the live layer's gauges, collected at each scrape. */
  follow(read: () => LiveFigures): void {
    const registers = [this.registry];
    gauge('fap_sockets', 'Live Socket.IO connections', () => read().sockets, registers);
    gauge('fap_collab_connections', 'Live collaboration connections', () => read().connections, registers);
    gauge('fap_collab_rooms', 'Collaboration rooms in memory', () => read().rooms, registers);
  }
}

function gauge(name: string, help: string, read: () => number, registers: Registry[]): Gauge {
  return new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
}
