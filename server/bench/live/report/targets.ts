import { plainFigure, ratioTo, type Target } from './target.ts';

const CPU = 'CPU s/100k';
const atMost = (scenario: string, variant: string, limit: number) =>
  ({ scenario, variant, sense: 'at most', limit }) as const;
const atLeast = (scenario: string, variant: string, limit: number) =>
  ({ scenario, variant, sense: 'at least', limit }) as const;

/** p99 at the highest rate that Hocuspocus sustains: ours against its own. */
const atTheirBestRate: Target = {
  ...atMost('T2', 'N=200', 0.4),
  text: "p99 at hocuspocus's best rate / hocuspocus",
  measure({ ours, hocuspocus }) {
    const best = hocuspocus?.['best rate/s'] ?? Number.NaN;
    return (ours?.[`p99 ms at ${best}/s`] ?? Number.NaN) / (hocuspocus?.['p99 ms there'] ?? Number.NaN);
  },
};

/** The latency that durability adds to an update. */
const priceOfDurability: Target = {
  ...atMost('T1', 'N=200', 1),
  text: 'p50 durable − p50 in memory, ms',
  measure: (figures) =>
    (figures.ours?.['p50 ms'] ?? Number.NaN) - (figures['ours-memory']?.['p50 ms'] ?? Number.NaN),
};

const slowReaderFelt: Target = {
  ...atMost('T12', '', 1.1),
  text: 'p99 of the others with a slow reader / without',
  measure: ({ ours }) => (ours?.['p99 ms with'] ?? Number.NaN) / (ours?.['p99 ms without'] ?? Number.NaN),
};

/** The targets of the live layer. Times are compared only within a repetition; the limits are not absolute times. */
export const TARGETS: readonly Target[] = [
  ratioTo(atMost('T1', 'N=200', 1.3), 'p99 ms', 'relay-ws', 'ours-memory'),
  ratioTo(atMost('T1', 'N=200', 0.8), 'p99 ms', 'hocuspocus', 'ours-memory'),
  ratioTo(atMost('T1', 'N=200', 1.3), CPU, 'relay-ws', 'ours-memory'),
  ratioTo(atMost('T1', 'N=200', 0.7), CPU, 'hocuspocus', 'ours-memory'),
  ratioTo(atMost('T1', 'N=200', 0.85), CPU, 'ywss', 'ours-memory'),
  ratioTo(atMost('T1', 'N=200', 1.7), CPU, 'relay-ws'),
  priceOfDurability,
  ...['N=50', 'N=200', 'N=500'].flatMap((variant) => [
    ratioTo(atMost('T1', variant, 1), 'p99 ms', 'hocuspocus'),
    ratioTo(atMost('T1', variant, 1.2), 'p99 ms', 'relay-pg'),
  ]),
  ratioTo(atLeast('T2', 'N=200', 2), 'best rate/s', 'hocuspocus'),
  ratioTo(atLeast('T2', 'N=200', 12), 'best rate/s', 'ywss'),
  ratioTo(atLeast('T2', 'N=200', 10), 'best rate/s', 'relay-ws'),
  atTheirBestRate,
  ratioTo(atMost('T3', 'N=200', 0.15), CPU, 'relay-ws', 'ours-memory'),
  ratioTo(atMost('T3', 'N=200', 0.12), CPU, 'hocuspocus', 'ours-memory'),
  ratioTo(atMost('T3', 'N=200', 0.35), CPU, 'hocuspocus-10ms', 'ours-memory'),
  ratioTo(atMost('T3', 'N=200', 0.75), CPU, 'relay-ws'),
  ratioTo(atMost('T3', 'N=200', 0.55), CPU, 'hocuspocus'),
  ...['at rest', 'edited 50 times a second'].flatMap((variant) => [
    ratioTo(atMost('T4', variant, 1.2), 'CPU ms/join', 'relay-ws'),
    ratioTo(atMost('T4', variant, 1.3), 'herd last ms', 'relay-ws'),
  ]),
  ratioTo(atMost('T4', 'at rest', 0.05), 'CPU ms/join', 'ywss'),
  ratioTo(atMost('T4', 'at rest', 0.05), 'CPU ms/join', 'hocuspocus'),
  ratioTo(atMost('T5', '', 1.5), 'p99 ms', 'relay-ws'),
  ratioTo(atMost('T5', '', 0.02), 'p99 ms', 'hocuspocus'),
  plainFigure(atMost('T6', '', 1), 'CPU ms/rejoin'),
  plainFigure(atMost('T6', '', 0), 'new log rows'),
  plainFigure(atMost('T6', '', 0), 'updates sent on'),
  ratioTo(atMost('T7', 'quiet clients', 0.1), CPU, 'hocuspocus'),
  ratioTo(atMost('T7', 'quiet clients', 0.25), CPU, 'hocuspocus-10ms'),
  plainFigure(atMost('T7', 'quiet clients', 75), 'p99 ms'),
  plainFigure(atMost('T7', 'clients that echo', 0.3), 'server cores'),
  ratioTo(atMost('T8', '500 rooms', 1.15), 'RSS KB/room idle', 'relay-ws'),
  ratioTo(atMost('T8', '500 rooms', 0.5), 'RSS KB/room idle', 'hocuspocus'),
  plainFigure(atMost('T8', '500 rooms', 1.5), 'heap left MB'),
  plainFigure(atMost('T8', '500 rooms', 0.001), 'idle cores'),
  plainFigure(atMost('T9', '', 0), 'updates lost'),
  plainFigure(atLeast('T9', '', 200), 'trials'),
  ratioTo(atLeast('T10', 'highest rate, N=1000', 8), 'best rate/s', 'socket.io'),
  ratioTo(atMost('T10', 'N=1000, 20/s', 1.2), 'p99 ms', 'plain-ws'),
  ratioTo(atMost('T10', 'N=1000, 20/s', 1), CPU, 'socket.io'),
  plainFigure(atMost('T11', 'N=500', 40), 'p99 ms'),
  plainFigure(atLeast('T11', 'N=500', 99), 'delivered %'),
  slowReaderFelt,
  plainFigure(atMost('T12', '', 8), 'memory for the slow one MB'),
  ...['200 rooms, 2 processes', 'one room, 2 processes'].map((variant) =>
    plainFigure(atLeast('T13', variant, 99), 'delivered %'),
  ),
  plainFigure(atMost('T14', '', 2_000), 'cut off: p99 gap ms'),
];
