import type { JoinCommand, JoinReport, UploadCommand } from './commands.ts';
import { LoadClient } from './load-client.ts';

/** Joins a room many times and says how long each took until the whole document was there. */
export async function joinRoom(command: JoinCommand): Promise<JoinReport> {
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const clients: LoadClient[] = [];
  const failures: string[] = [];
  const milliseconds: number[] = [];
  const enter = async (index: number) => {
    const { target, room, stateVector, ownState } = command;
    const client = new LoadClient({ target, room, index, stateVector, ownState });
    clients.push(client);
    try {
      await client.synced;
    } catch (error) {
      failures.push(String(error));
      return;
    }
    if (client.bytesBeforeSync < command.minBytes) failures.push(`only ${client.bytesBeforeSync} bytes came`);
    else milliseconds.push(client.syncedAt - (command.isHerd ? startedAt : client.startedAt));
    // Alone means alone: the next one joins when this one has left.
    if (!command.isHerd) client.destroy();
  };
  if (command.isHerd) await Promise.all(Array.from({ length: command.joins }, (_, index) => enter(index)));
  else for (let index = 0; index < command.joins; index++) await enter(index);
  const used = process.cpuUsage(cpu);
  const bytes = Math.max(0, ...clients.map((client) => client.bytesBeforeSync));
  for (const client of clients) client.destroy();
  return {
    milliseconds,
    bytes,
    failures: failures.slice(0, 3),
    cpuSeconds: (used.user + used.system) / 1e6,
  };
}

/** Writes a document into a room as one author would, update by update, and leaves when all is taken in. */
export async function uploadDocument({ target, room, updates }: UploadCommand): Promise<void> {
  const client = new LoadClient({ target, room, index: 0 });
  await client.synced;
  for (const update of updates) client.protocol.sendUpdate(client, update);
  // Messages of a connection are read in order, so the answer to a second question comes after all of them.
  await client.askAgain();
  client.destroy();
}
