/** How often it looks whether the server has become quiet, as a share of how long that must last. */
const LOOKS = 4;

interface QuietPorts {
  /** For how long nothing has been committed, in milliseconds. */
  idleMs(): number;
  /** How long it must be quiet; with 0 nothing waits. */
  quietMs: number;
}

/**
 * Work that can wait until nobody is writing, such as snapshots: they share the disk and the processor with people's commits, and
 * nothing is lost without them. One at a time, as long as it stays quiet.
 */
export class QuietTurns {
  private readonly ports: QuietPorts;
  private readonly waiting = new Map<object, () => Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  constructor(ports: QuietPorts) {
    this.ports = ports;
  }

  /** Waits for a turn; what the same owner asked for before is replaced. The work must not throw. */
  wait(owner: object, work: () => Promise<unknown>): void {
    if (this.ports.quietMs === 0) {
      void work();
      return;
    }
    this.waiting.set(owner, work);
    this.lookLater();
  }

  /** Forgets what waits. */
  close(): void {
    this.waiting.clear();
    clearTimeout(this.timer);
  }

  private lookLater(): void {
    if (this.isRunning || this.timer !== undefined || this.waiting.size === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.look();
    }, this.ports.quietMs / LOOKS);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.isRunning = true;
    try {
      for (const [owner, work] of this.waiting) {
        if (this.ports.idleMs() < this.ports.quietMs) break;
        this.waiting.delete(owner);
        await work();
      }
    } finally {
      this.isRunning = false;
    }
    this.lookLater();
  }
}
