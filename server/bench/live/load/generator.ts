import { answerCommands } from './answer-commands.ts';
import type { ConnectCommand, LoadCommands } from './commands.ts';
import { Crowd } from './crowd.ts';
import { fetchDocument, joinRoom, uploadDocument } from './joins.ts';

// A generator process: runs the commands its parent sends over IPC, also concurrently.
let crowd: Crowd | null = null;
const current = (): Crowd => {
  if (crowd === null) throw new Error('no client is connected');
  return crowd;
};

const COMMANDS: LoadCommands = {
  async connect(command: ConnectCommand) {
    crowd?.leave();
    crowd = new Crowd(command);
    return crowd.connect();
  },
  traffic: (command) => current().traffic(command),
  arrivals: () => Promise.resolve(current().arrivals()),
  join: joinRoom,
  upload: uploadDocument,
  fetch: fetchDocument,
  seen: () => Promise.resolve({ marks: current().seen() }),
  stall: ({ isStalled }) => Promise.resolve({ closeReason: current().stall(isStalled) }),
  disconnect() {
    crowd?.leave();
    crowd = null;
    return Promise.resolve();
  },
};

answerCommands(COMMANDS);
