/** A gate that tests hold shut: callers wait until it is opened. */
export class Gate {
  waiting = 0;
  private readonly opened: Promise<void>;
  private release: () => void = () => undefined;

  constructor() {
    this.opened = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  open(): void {
    this.release();
  }

  async pass(): Promise<void> {
    this.waiting++;
    await this.opened;
  }
}
