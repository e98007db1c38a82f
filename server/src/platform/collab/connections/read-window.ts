/**
 * What is on its way to a page that says how much it has worked off. Beyond the window frames wait here, where they become one pack, and not
 * in the sockets' buffers, where a slow page would read for seconds what is long past.
 */
export class ReadWindow {
  private readonly windowBytes: number;
  private onTheWayBytes = 0;
  private waiting: Buffer[] = [];
  private bytes = 0;

  constructor(windowBytes: number) {
    this.windowBytes = windowBytes;
  }

  get isFull(): boolean {
    return this.onTheWayBytes >= this.windowBytes;
  }

  get waitingBytes(): number {
    return this.bytes;
  }

  sent(bytes: number): void {
    this.onTheWayBytes += bytes;
  }

  /** Never below nothing: a page that counts wrongly harms only itself. */
  handled(bytes: number): void {
    this.onTheWayBytes = Math.max(0, this.onTheWayBytes - bytes);
  }

  wait(frames: Buffer): void {
    this.waiting.push(frames);
    this.bytes += frames.length;
  }

  /** What waited, which it forgets. */
  take(): readonly Buffer[] {
    const { waiting } = this;
    this.waiting = [];
    this.bytes = 0;
    return waiting;
  }
}
