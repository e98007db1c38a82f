import type { EnterCommand, WorkCommand, WorkReport } from './crowd-commands.ts';
import { Person } from './person.ts';

/** People that come in at the same time; more would overflow the listen queue. */
const ENTER_BATCH = 20;
const TICK_MS = 10;

/** People on one board, who change it, move their pointers, leave and come back at a fixed rate, whatever the server does. */
export class BusyCrowd {
  readonly #command: EnterCommand;
  readonly #people: Person[] = [];
  readonly #away = new Set<Promise<void>>();
  #visits = 0;
  #timer: NodeJS.Timeout | undefined;
  #startedAt = 0;
  #loop = performance.eventLoopUtilization();
  #failure: unknown = null;
  readonly #done = { updates: 0, moves: 0, visits: 0 };

  constructor(command: EnterCommand) {
    this.#command = command;
  }

  async enter(): Promise<void> {
    const { cookies } = this.#command;
    for (let from = 0; from < cookies.length; from += ENTER_BATCH) {
      const batch = cookies.slice(from, from + ENTER_BATCH).map((_, at) => this.#admit(from + at));
      await Promise.all(batch.map((person) => person.enter()));
    }
  }

  start(command: WorkCommand): void {
    const { updatesPerSecond, movesPerSecond, visitsPerSecond } = command;
    Object.assign(this.#done, { updates: 0, moves: 0, visits: 0 });
    this.#startedAt = performance.now();
    this.#loop = performance.eventLoopUtilization();
    this.#timer = setInterval(() => {
      const seconds = (performance.now() - this.#startedAt) / 1_000;
      const { length } = this.#people;
      for (; this.#done.updates < seconds * updatesPerSecond; this.#done.updates += 1)
        this.#people[this.#done.updates % length]?.edit();
      for (; this.#done.moves < seconds * movesPerSecond; this.#done.moves += 1)
        this.#people[this.#done.moves % length]?.move();
      for (; this.#done.visits < Math.floor(seconds * visitsPerSecond); this.#done.visits += 1)
        this.#revisit(this.#done.visits % length);
    }, TICK_MS);
  }

  /** Ends the work once those who are away are back; throws what went wrong meanwhile. */
  async stop(): Promise<WorkReport> {
    clearInterval(this.#timer);
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    const eventLoopUtilization = performance.eventLoopUtilization(this.#loop).utilization;
    await Promise.all(this.#away);
    if (this.#failure !== null) throw this.#failure;
    const closed = this.#people.filter(({ closeReason }) => closeReason !== null);
    const [first] = closed;
    return {
      ...this.#done,
      seconds,
      closed: closed.length,
      firstCloseReason: first?.closeReason ?? null,
      eventLoopUtilization,
    };
  }

  async leave(): Promise<void> {
    await Promise.all(this.#people.map((person) => person.leave()));
    this.#people.length = 0;
  }

  #admit(index: number): Person {
    const { target, room, cookies } = this.#command;
    this.#visits += 1;
    const cookie = cookies[index] ?? null;
    const person = new Person({ ...target, cookie }, room, { index, visit: this.#visits });
    this.#people[index] = person;
    return person;
  }

  #revisit(index: number): void {
    const before = this.#people[index];
    const work = async () => {
      const next = this.#admit(index);
      await before?.leave();
      await next.enter();
    };
    const running: Promise<void> = work()
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#away.delete(running));
    this.#away.add(running);
  }
}
