import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import type { Doc } from 'yjs';
import { type ServerProcess, startServerProcess } from '../../scripts/server-process.ts';
import { foundCluster, type LiveAccount, signUp } from '../../src/testing/live-client.ts';
import { sendUntilAnswered } from '../../src/testing/send-until-answered.ts';
import type { LoadTarget } from '../live/load/commands.ts';
import { fetchDocument } from '../live/load/joins.ts';
import { productSettings } from '../product-settings.ts';
import type { WorkCommand, WorkReport } from './crowd/crowd-commands.ts';
import { startCrowd } from './crowd/start-crowd.ts';
import { documentOf } from './page/read-document.ts';

const SIGN_UPS_AT_ONCE = 10;

/** Where the people work: on the board that is looked at, or on another one of the same server. */
export type Place = 'here' | 'elsewhere';

/** A server as shipped with a puzzle and one beside it, the process of the people who work on either, and the account of who looks at the first. */
export class BoardUnderLoad implements AsyncDisposable {
  readonly url: string;
  readonly clusterId: string;
  readonly #otherId: string;
  readonly reader: LiveAccount;
  readonly #server: ServerProcess;
  readonly #people: readonly LiveAccount[];
  readonly #crowd = startCrowd();

  private constructor(
    server: ServerProcess,
    [clusterId, otherId]: readonly [string, string],
    [reader, ...people]: readonly LiveAccount[],
  ) {
    if (!reader) throw new Error('somebody looks at the board');
    this.#server = server;
    this.url = server.url;
    this.clusterId = clusterId;
    this.#otherId = otherId;
    this.reader = reader;
    this.#people = people;
  }

  static async start(
    folder: string,
    { people, cards }: { people: number; cards: number },
  ): Promise<BoardUnderLoad> {
    const server = await startServerProcess({
      ...productSettings(folder),
      LIMITS_FACTOR: '1000',
    });
    try {
      const { url } = server;
      const address = {
        url,
        sendUntilAnswered: (...rest: [string, string, object]) => sendUntilAnswered(url, ...rest),
      };
      const accounts: LiveAccount[] = [];
      while (accounts.length <= people) {
        const names = Array.from({ length: SIGN_UPS_AT_ONCE }, (_, at) => `person-${accounts.length + at}`);
        accounts.push(...(await Promise.all(names.map((name) => signUp(address, name)))));
      }
      const [reader, other] = accounts;
      if (!reader || !other) throw new Error('nobody signed up');
      // By two people: what one tells twice is one cluster.
      const clusters = [await foundCluster(address, reader), await foundCluster(address, other)] as const;
      if (clusters[0] === clusters[1]) throw new Error('both reports are in one cluster');
      const board = new BoardUnderLoad(server, clusters, accounts.slice(0, people + 1));
      await board.#crowd.call('fill', { ...board.#place(accounts.at(-1)), cards });
      return board;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  /** The reader may send pieces from now on. */
  async takePledge(): Promise<void> {
    await sendUntilAnswered(this.url, 'POST', '/api/puzzle/pledge', { cookie: this.reader.cookie });
  }

  /** Everybody comes in. */
  async enter(place: Place = 'here'): Promise<void> {
    const { target } = this.#place();
    const room = puzzleRoom(place === 'here' ? this.clusterId : this.#otherId);
    await this.#crowd.call('enter', { target, room, cookies: this.#people.map(({ cookie }) => cookie) });
  }

  async startWork(work: WorkCommand): Promise<void> {
    await this.#crowd.call('start', work);
  }

  stopWork(): Promise<WorkReport> {
    return this.#crowd.call('stop', undefined);
  }

  /** Everybody leaves and takes along what they made. */
  async leave(): Promise<void> {
    await this.#crowd.call('leave', undefined);
  }

  /** Whether the beacon's words change. */
  async switchBeacon(isOn: boolean): Promise<void> {
    await this.#crowd.call('beacon', { isOn });
  }

  /** The document as the server has it. */
  async readDocument(): Promise<Doc> {
    const { updates } = await fetchDocument(this.#place());
    return documentOf(updates);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#crowd.stop();
    await this.#server.stop();
  }

  #place({ cookie } = this.reader): { target: LoadTarget; room: string } {
    const port = Number(new URL(this.url).port);
    return {
      target: { protocol: 'y-websocket', port, prefix: '/yjs', cookie },
      room: puzzleRoom(this.clusterId),
    };
  }
}
