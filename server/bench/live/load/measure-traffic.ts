import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { residentBytes } from '../machine/process-usage.ts';
import { foreignCores, watchUsage } from '../machine/usage-window.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { LatencyHistogram } from '../stats/latency-histogram.ts';
import { nowUs, sleepUntil } from '../wire/monotonic-time.ts';
import type { MarkerKind } from '../wire/time-marker.ts';
import type { ArrivalReport } from './commands.ts';
import type { LoadProcess } from './load-process.ts';

/** Who is there and what is sent. */
export interface CrowdSettings {
  rooms: readonly string[];
  clientsPerRoom: number;
  kind?: MarkerKind;
  paddingBytes?: number;
  onlyText?: boolean;
  echoesAwareness?: boolean;
  remembersSeen?: boolean;
}

/** How long and how much is sent. */
export interface TrafficSettings {
  ratePerSecond: number;
  senders?: number;
  warmSeconds: number;
  seconds: number;
  /** How long to wait for what is late; what comes later than that counts as lost. */
  drainSeconds?: number;
}

/** What one window of traffic showed; CPU in cores, memory of the server in bytes at its end. */
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
  closed: number;
  firstCloseReason: string | null;
  foreignCores: number;
  generatorUtilization: number;
}

/** Time for all generators to be told before the first message is due. */
const LEAD_US = 150_000;
const HUNDRED_THOUSAND = 100_000;
const DRAIN_SECONDS = 4;
const POLL_MS = 100;

/** Connects everybody and waits until all are in; throws when somebody is not. */
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
 * Sends for a while and measures what arrives, with the CPU the server used in the same window. Bystanders are
 * generators that do something else meanwhile.
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
  await sleepUntil(fromUs);
  const finish = watchUsage(server, [...generators, ...bystanders]);
  await sleepUntil(toUs);
  const usage = finish();
  const rssBytes = residentBytes(server.pid);
  const traffic = await running;
  const sent = traffic.reduce((total, report) => total + report.sent, 0);
  // Clients that listen only count as receivers of everything, senders of everything but their own.
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
    closed: sum((report) => report.closed),
    firstCloseReason: reports.find((report) => report.firstCloseReason !== null)?.firstCloseReason ?? null,
    foreignCores: foreignCores(usage),
    generatorUtilization: Math.max(...traffic.map((report) => report.eventLoopUtilization)),
  };
}

/** What arrived, once everything has or the time is up. */
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
