import type { CollabServer } from '../../../platform/collab/server/collab-server.ts';
import { onBehalfOf, PLATFORM_WORK } from '../../../platform/runtime/on-behalf.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { HistoryThread } from './history-thread.ts';
import { makeCheckpoint } from './make-checkpoint.ts';

/** Longest wait for a quiet moment: where somebody always writes, checkpoints are made all the same. */
const LATEST_MS = 30_000;

interface MakerPorts {
  thread: Pick<HistoryThread, 'checkpoint'>;
  documents: Pick<CollabServer, 'checkpoints'>;
}

/**
 * Makes the checkpoints of rooms whose log has grown or whose history somebody reads, when nobody is writing: one at a time, and of
 * several rooms in turn.
 */
export class CheckpointMaker {
  private readonly ctx: Ctx;
  private readonly ports: MakerPorts;
  private readonly rooms = new Set<string>();
  private running: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(ctx: Ctx, ports: MakerPorts) {
    this.ctx = ctx;
    this.ports = ports;
    ports.documents.checkpoints.onGrown((room) => this.lookAt(room));
  }

  /** Makes what checkpoints a room lacks, soon. */
  lookAt(room: string): void {
    if (this.isClosed) return;
    this.rooms.add(room);
    this.takeTurn();
  }

  /** Ends with the checkpoint that is being made. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.rooms.clear();
    clearTimeout(this.timer);
    await this.running;
  }

  private takeTurn(): void {
    if (this.running !== null || this.timer !== undefined || this.rooms.size === 0) return;
    const begin = () => this.begin();
    this.timer = setTimeout(begin, LATEST_MS);
    this.timer.unref();
    this.ports.documents.checkpoints.whenQuiet(this, begin);
  }

  private begin(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.running ??= this.work().finally(() => {
      this.running = null;
      this.takeTurn();
    });
    return this.running;
  }

  private async work(): Promise<void> {
    const [room] = this.rooms;
    if (room === undefined) return;
    this.rooms.delete(room);
    try {
      // Not for whoever happened to read: it would count against what they may have waiting.
      const isMade = await onBehalfOf(PLATFORM_WORK, () => makeCheckpoint(this.ctx, this.ports, room));
      if (isMade && !this.isClosed) this.rooms.add(room);
    } catch (error) {
      if (!this.isClosed)
        this.ctx.log.warn({ err: error, room }, 'a checkpoint could not be made; it is tried again later');
    }
  }
}
