import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { watchCommits } from '../machine/commit-costs.ts';
import { residentBytes } from '../machine/process-usage.ts';
import { foreignCores, watchUsage } from '../machine/usage-window.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { LatencyHistogram } from '../stats/latency-histogram.ts';
import { nowUs, sleepUntil } from '../wire/monotonic-time.ts';
import type { MarkerKind } from '../wire/time-marker.ts';
import type { ArrivalReport } from './commands.ts';
import type { LoadProcess } from './load-process.ts';

/** The rooms, clients and kind of messages. */
export interface CrowdSettings {
  rooms: readonly string[];
  clientsPerRoom: number;
  kind?: MarkerKind;
  paddingBytes?: number;
  onlyText?: boolean;
  echoesAwareness?: boolean;
  remembersSeen?: boolean;
}

/** The duration and rate of sending. */
export interface TrafficSettings {
  ratePerSecond: number;
  senders?: number;
  warmSeconds: number;
  seconds: number;
  /** How long to wait for late messages; later ones count as lost. */
  drainSeconds?: number;
}

/** Measurements of one window of traffic; CPU in cores, memory of the server in bytes at its end. */
export interface TrafficResult {
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  deliveredShare: number;
  deliveredPerSecond: number;
  framesPerSecond: number;
  serverCores: number;
  databaseCores: number;
  cpuPer100k: number;
  cpuPer100kWithDatabase: number;
  rssBytes: number;
  /** Where the time of its commits went, by name; empty for servers without metrics. */
  commitCosts: Readonly<Record<string, number>>;
  closed: number;
  firstCloseReason: string | null;
  foreignCores: number;
  generatorUtilization: number;
}

/** Lead time in which all generators get the command before the first message is due. */
const LEAD_US = 150_000;
const HUNDRED_THOUSAND = 100_000;
const DRAIN_SECONDS = 4;
const POLL_MS = 100;

/** Connects all clients and waits for their first sync; throws when one fails. */
export async function gatherCrowd(
  bench: Bench,
  generators: readonly LoadProcess[],
  server: ServerUnderTest,
  settings: CrowdSettings,
): Promise<void> {
  const firstClientId = bench.nextClientIds();
  const { rooms, clientsPerRoom } = settings;
  const reports = await Promise.all(
    generators.map((generator, index) =>
      generator.call('connect', {
        target: server.target,
        rooms,
        clientsPerRoom,
        kind: settings.kind ?? 'U',
        share: { index, of: generators.length },
        firstClientId,
        paddingBytes: settings.paddingBytes ?? 0,
        onlyText: settings.onlyText ?? false,
        echoesAwareness: settings.echoesAwareness ?? false,
        remembersSeen: settings.remembersSeen ?? false,
      }),
    ),
  );
  const failures = reports.flatMap((report) => report.failures);
  if (failures.length > 0) throw new Error(`${server.peer}: clients are not in: ${failures.join('; ')}`);
}

/**
 * Sends for one window and measures arrivals, with the CPU the server used in the same window. Bystanders are generators
 * that do other work meanwhile.
 */
export async function measureTraffic(
  generators: readonly LoadProcess[],
  server: ServerUnderTest,
  crowd: CrowdSettings,
  settings: TrafficSettings,
  bystanders: readonly LoadProcess[] = [],
): Promise<TrafficResult> {
  const { ratePerSecond, senders = null, warmSeconds, seconds } = settings;
  const startUs = nowUs() + LEAD_US;
  const fromUs = startUs + warmSeconds * 1e6;
  const toUs = fromUs + seconds * 1e6;
  const command = { ratePerSecond, senders, startUs, fromUs, toUs };
  const running = Promise.all(generators.map((generator) => generator.call('traffic', command)));
  const finishCommits = await watchCommits(server);
  await sleepUntil(fromUs);
  const finish = watchUsage(server, [...generators, ...bystanders]);
  await sleepUntil(toUs);
  const usage = finish();
  const rssBytes = residentBytes(server.pid);
  const commitCosts = await finishCommits();
  const traffic = await running;
  const sent = traffic.reduce((total, report) => total + report.sent, 0);
  // Every message is expected by all clients of its room except its sender.
  const expected = sent * (crowd.clientsPerRoom - 1);
  const reports = await arrivals(generators, expected, settings.drainSeconds ?? DRAIN_SECONDS);
  const sum = (pick: (report: ArrivalReport) => number) =>
    reports.reduce((total, report) => total + pick(report), 0);
  const latencies = new LatencyHistogram();
  for (const report of reports) latencies.merge(report.latencies);
  const deliveredInWindow = sum((report) => report.deliveredInWindow);
  const per100k = HUNDRED_THOUSAND / deliveredInWindow;
  return {
    p50Ms: latencies.quantileMs(0.5),
    p95Ms: latencies.quantileMs(0.95),
    p99Ms: latencies.quantileMs(0.99),
    deliveredShare: sum((report) => report.delivered) / expected,
    deliveredPerSecond: deliveredInWindow / seconds,
    framesPerSecond: sum((report) => report.framesInWindow) / seconds,
    serverCores: usage.serverCpuSeconds / usage.seconds,
    databaseCores: usage.databaseCpuSeconds / usage.seconds,
    cpuPer100k: usage.serverCpuSeconds * per100k,
    cpuPer100kWithDatabase: (usage.serverCpuSeconds + usage.databaseCpuSeconds) * per100k,
    rssBytes,
    commitCosts,
    closed: sum((report) => report.closed),
    firstCloseReason: reports.find((report) => report.firstCloseReason !== null)?.firstCloseReason ?? null,
    foreignCores: foreignCores(usage),
    generatorUtilization: Math.max(...traffic.map((report) => report.eventLoopUtilization)),
  };
}

/** Collects the arrivals once all messages have arrived or the time is up. */
async function arrivals(
  generators: readonly LoadProcess[],
  expected: number,
  drainSeconds: number,
): Promise<ArrivalReport[]> {
  const deadline = performance.now() + drainSeconds * 1_000;
  for (;;) {
    const reports = await Promise.all(generators.map((generator) => generator.call('arrivals', undefined)));
    const delivered = reports.reduce((total, report) => total + report.delivered, 0);
    if (delivered >= expected || performance.now() > deadline) return reports;
    await sleep(POLL_MS);
  }
}
