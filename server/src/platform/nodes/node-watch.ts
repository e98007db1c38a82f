export const BEAT_MS = 1_000;
const SILENT_MS = 3 * BEAT_MS;
/** A process that fell silent without a goodbye may be cut off from the bus and still write. */
const DOUBT_MS = 60_000;

/** Decides by heartbeats, its own included, whether the bus works and which processes are alive. */
export class NodeWatch {
  readonly #self: string;
  readonly #lastBeats = new Map<string, number>();
  #heardSelfAt: number;
  #isUp = false;
  #upSince = 0;
  #doubtUntil = 0;

  constructor(self: string, now: number) {
    this.#self = self;
    this.#heardSelfAt = now;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Returns true when this is the first own beat that arrives again. */
  heard(node: string, now: number): boolean {
    if (node !== this.#self) {
      this.#lastBeats.set(node, now);
      return false;
    }
    this.#heardSelfAt = now;
    if (this.#isUp) return false;
    this.#isUp = true;
    this.#upSince = now;
    return true;
  }

  forget(node: string): void {
    this.#lastBeats.delete(node);
  }

  /** To be called at every beat. */
  look(now: number): { mayMiss: boolean; gone: string[] } {
    if (this.#isUp && now - this.#heardSelfAt > SILENT_MS) this.#isUp = false;
    const gone: string[] = [];
    // A process that is cut off must not report all others as gone.
    if (this.#isUp && now - this.#upSince > SILENT_MS) {
      for (const [node, at] of this.#lastBeats) {
        if (now - at <= SILENT_MS) continue;
        this.#lastBeats.delete(node);
        this.#doubtUntil = now + DOUBT_MS;
        gone.push(node);
      }
    }
    return { mayMiss: !this.#isUp || now < this.#doubtUntil, gone };
  }
}
