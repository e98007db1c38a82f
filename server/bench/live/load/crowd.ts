import { setTimeout as sleep } from 'node:timers/promises';
import { LatencyHistogram } from '../stats/latency-histogram.ts';
import { nowUs, sleepUntil } from '../wire/monotonic-time.ts';
import { MarkerScanner, timeMarker } from '../wire/time-marker.ts';
import { UpdateWriter } from '../wire/update-writer.ts';
import type { ArrivalReport, ConnectCommand, TrafficCommand, TrafficReport } from './commands.ts';
import { LoadClient } from './load-client.ts';

/** Clients that connect at the same time; more would overflow the listen queue. */
const CONNECT_BATCH = 50;
const CLIENT_ID_STEP = 17;
const LONGEST_PAUSE_MS = 5;
const AWARENESS = 1;

interface Member {
  client: LoadClient;
  writer: UpdateWriter;
}

/** Many clients that send at a fixed rate (open loop) and measure when messages of other clients arrive. */
export class Crowd {
  readonly #command: ConnectCommand;
  readonly #members: Member[] = [];
  /** Shared by all clients, which receive the same frames. */
  readonly #scanner: MarkerScanner;
  readonly #latencies = new LatencyHistogram();
  #fromUs = Number.POSITIVE_INFINITY;
  #toUs = 0;
  #arrivedUs = 0;
  #receiver = -1;
  #delivered = 0;
  #deliveredInWindow = 0;
  #framesInWindow = 0;
  #bytesInWindow = 0;
  #marksInFrame = 0;
  readonly #seen = new Set<string>();

  constructor(command: ConnectCommand) {
    this.#command = command;
    this.#scanner = new MarkerScanner(command.kind, (sender, us) => this.#arrived(sender, us));
  }

  async connect(): Promise<{ synced: number; failures: readonly string[] }> {
    const { rooms, clientsPerRoom, share } = this.#command;
    const all = Array.from({ length: rooms.length * clientsPerRoom }, (_, index) => index);
    const mine = all.filter((index) => index % share.of === share.index);
    const failures: string[] = [];
    for (let start = 0; start < mine.length; start += CONNECT_BATCH) {
      const batch = mine.slice(start, start + CONNECT_BATCH).map((index) => this.#enter(index));
      const results = await Promise.allSettled(batch.map(({ client }) => client.synced));
      for (const result of results) if (result.status === 'rejected') failures.push(String(result.reason));
    }
    return { synced: mine.length - failures.length, failures: failures.slice(0, 3) };
  }

  async traffic(command: TrafficCommand): Promise<TrafficReport> {
    this.#prepareWindow(command);
    const sending = this.#sendAll(command);
    await sleepUntil(command.fromUs);
    const loop = performance.eventLoopUtilization();
    await sleepUntil(command.toUs);
    const utilization = performance.eventLoopUtilization(loop).utilization;
    return { sent: await sending, eventLoopUtilization: utilization };
  }

  arrivals(): ArrivalReport {
    const closed = this.#members.filter(({ client }) => client.closeReason !== null);
    return {
      delivered: this.#delivered,
      deliveredInWindow: this.#deliveredInWindow,
      framesInWindow: this.#framesInWindow,
      bytesInWindow: this.#bytesInWindow,
      latencies: this.#latencies.counts,
      closed: closed.length,
      firstCloseReason: closed[0]?.client.closeReason ?? null,
    };
  }

  /** Pauses or resumes the first client's reading; gives how the server closed it, if it did. */
  stall(isStalled: boolean): string | null {
    const [first] = this.#members;
    if (isStalled) first?.client.stopReading();
    else first?.client.resumeReading();
    return first?.client.closeReason ?? null;
  }

  /** Markers of the updates that a client other than their writer has received. */
  seen(): readonly string[] {
    return [...this.#seen];
  }

  leave(): void {
    for (const { client } of this.#members) client.destroy();
    this.#members.length = 0;
  }

  content(client: LoadClient, bytes: Buffer, start: number, end: number): void {
    const { echoesAwareness } = this.#command;
    this.#arrivedUs = nowUs();
    this.#receiver = client.index;
    this.#marksInFrame = 0;
    if (this.#arrivedUs >= this.#fromUs && this.#arrivedUs <= this.#toUs) {
      this.#framesInWindow += 1;
      this.#bytesInWindow += end - start;
    }
    this.#scanner.scan(bytes, start, end);
    if (echoesAwareness && bytes[start] === AWARENESS && this.#marksInFrame > 0)
      client.send(Buffer.from(bytes.subarray(start, end)));
  }

  #enter(index: number): Member {
    const { target, rooms, firstClientId, paddingBytes, onlyText } = this.#command;
    const room = rooms[index % rooms.length] ?? '';
    const client = new LoadClient({ target, room, index, listener: this });
    const writer = new UpdateWriter(firstClientId + index * CLIENT_ID_STEP, index, {
      paddingBytes,
      onlyText,
    });
    const member = { client, writer };
    this.#members.push(member);
    return member;
  }

  #prepareWindow({ fromUs, toUs }: TrafficCommand): void {
    this.#fromUs = fromUs;
    this.#toUs = toUs;
    this.#delivered = 0;
    this.#deliveredInWindow = 0;
    this.#framesInWindow = 0;
    this.#bytesInWindow = 0;
    this.#latencies.clear();
  }

  /** Sends due messages, round-robin over all senders of all generators; gives the number sent within the window. */
  async #sendAll({ ratePerSecond, senders, startUs, toUs }: TrafficCommand): Promise<number> {
    const { rooms, clientsPerRoom } = this.#command;
    const turn = senders ?? rooms.length * clientsPerRoom;
    const mine = new Map(this.#members.map((member) => [member.client.index, member]));
    let sent = 0;
    let next = 0;
    await sleepUntil(startUs);
    for (let now = nowUs(); now <= toUs; now = nowUs()) {
      while (startUs + (next * 1e6) / ratePerSecond <= now) {
        const member = mine.get(next % turn);
        next += 1;
        if (member === undefined || member.client.closeReason !== null) continue;
        const us = nowUs();
        this.#send(member, us);
        if (us >= this.#fromUs && us <= this.#toUs) sent += 1;
      }
      const pauseMs = (startUs + (next * 1e6) / ratePerSecond - nowUs()) / 1_000;
      await sleep(Math.max(0, Math.min(LONGEST_PAUSE_MS, pauseMs)));
    }
    return sent;
  }

  #send({ client, writer }: Member, us: number): void {
    const { kind } = this.#command;
    if (kind === 'U') client.protocol.sendUpdate(client, writer.next(us));
    else if (kind === 'A') client.protocol.sendAwareness(client, writer.nextAwareness(us));
    else client.protocol.sendEvent(client, timeMarker('E', client.index, us));
  }

  #arrived(sender: number, us: number): void {
    if (sender === this.#receiver) return;
    if (this.#command.remembersSeen) this.#seen.add(timeMarker(this.#command.kind, sender, us));
    this.#marksInFrame += 1;
    if (this.#arrivedUs >= this.#fromUs && this.#arrivedUs <= this.#toUs) this.#deliveredInWindow += 1;
    if (us < this.#fromUs || us > this.#toUs) return;
    this.#delivered += 1;
    this.#latencies.add(this.#arrivedUs - us);
  }
}
