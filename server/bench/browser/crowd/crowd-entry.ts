import { answerCommands } from '../../live/load/answer-commands.ts';
import { BusyCrowd } from './busy-crowd.ts';
import type { CrowdCommands } from './crowd-commands.ts';
import { Host } from './host.ts';

// The process of the people who fill a board with life.
let host: Host | null = null;
/** The same crowd in a room again: nobody may come back under the name of an earlier visit. */
const crowds = new Map<string, BusyCrowd>();
let crowd: BusyCrowd | null = null;
const current = (): BusyCrowd => {
  if (crowd === null) throw new Error('nobody has entered');
  return crowd;
};

const COMMANDS: CrowdCommands = {
  async fill({ target, room, cards }) {
    host = new Host(target, room);
    await host.fill(cards);
  },
  async enter(command) {
    crowd = crowds.get(command.room) ?? new BusyCrowd(command);
    crowds.set(command.room, crowd);
    await crowd.enter();
  },
  start(command) {
    current().start(command);
    return Promise.resolve();
  },
  async stop() {
    return current().stop();
  },
  async leave() {
    await current().leave();
  },
  beacon({ isOn }) {
    host?.switchBeacon(isOn);
    return Promise.resolve();
  },
};

answerCommands(COMMANDS);
