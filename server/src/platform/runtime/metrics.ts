import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Gauges of the live layer. */
export interface LiveFigures {
  sockets: number;
  connections: number;
  rooms: number;
}

/** The server's Prometheus metrics. */
export class Metrics {
  readonly registry = new Registry();
  readonly httpSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly collabRejected: Counter<'reason'>;
  readonly collabCommitted: Counter;
  readonly collabCommitSeconds: Histogram;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
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
      help: 'Time of a group commit, in seconds',
      registers,
    });
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
