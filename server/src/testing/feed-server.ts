import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HarvestResult } from '@fap/shared/harvest/entities.ts';
import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import { type ConfiguredSource, syncSources } from '../areas/harvest/index.ts';
import { getHarvestRun, listSources, presentHarvest } from '../areas/harvest/queries.ts';
import { requestHarvest } from '../areas/harvest/request-harvest.ts';
import { runHarvest } from '../areas/harvest/run-harvest.ts';
import type { OutgoingReach } from '../platform/fetch/outgoing-reach.ts';
import type { World } from './world.ts';

export interface FeedItem {
  id: string;
  title: string;
  text: string;
  date?: string;
}

/** An RSS document of these items. */
export const makeFeed = (items: readonly FeedItem[]): string =>
  `<rss version="2.0"><channel><title>T</title><link>https://t.example</link><description>d</description>${items
    .map(
      ({ id, title, text, date = 'Sun, 01 Mar 2026 09:00:00 GMT' }) =>
        `<item><guid>${id}</guid><title>${title}</title><description>${text}</description><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

/** Makes a warning in unique words. */
export const makeWarning = (
  mark: string,
  text = `A desk called ${mark} takes fees and never answers.`,
): FeedItem => ({ id: mark, title: `Warning about ${mark}`, text });

/** Makes a source whose address `FeedServer` serves. */
export const makeSource = (id: string, tier: SourceTier = 1): ConfiguredSource => ({
  id,
  name: `Name of ${id}`,
  tier,
  format: 'rss',
  url: `/${id}`,
  active: true,
});

/** Publishes documents over HTTP for the harvest to fetch, with entity tags; a number is a status. */
export class FeedServer {
  readonly reach: OutgoingReach;
  readonly #server: Server;
  readonly #documents = new Map<string, string | number>();
  #sources = 0;

  private constructor(server: Server) {
    this.#server = server;
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.reach = { ownOrigin: () => origin, allowPrivate: false };
    server.on('request', (request, response) => {
      const answer = this.#documents.get(request.url ?? '') ?? 404;
      if (typeof answer === 'number') return void response.writeHead(answer).end();
      const etag = `"${answer.length}"`;
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
      response.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(answer);
    });
  }

  static async start(): Promise<FeedServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FeedServer(server);
  }

  /** Runs a harvest of these sources, or of all, and waits for its end. */
  async harvest(world: World, targets: readonly string[] | null): Promise<HarvestResult> {
    const runId = await requestHarvest(world.ctx, 'person', targets);
    await runHarvest(world.ctx, runId, this.reach);
    return presentHarvest(world.ctx, await getHarvestRun(world.ctx, runId));
  }

  /** The source as the API shows it to admins. */
  async stateOf(world: World, id: string) {
    const found = (await listSources(world.ctx, this.reach)).find((candidate) => candidate.id === id);
    if (!found) throw new Error(`no source ${id}`);
    return found;
  }

  newId(): string {
    this.#sources += 1;
    return `source-${this.#sources}`;
  }

  set(id: string, document: string | number): void {
    this.#documents.set(`/${id}`, document);
  }

  /** Replaces all sources: one per document, of tiers I, II, then III for the rest; gives their ids. */
  async publish(world: World, ...documents: (string | number)[]): Promise<string[]> {
    const ids = documents.map((document) => {
      const id = this.newId();
      this.set(id, document);
      return id;
    });
    const tierOf = (index: number) => ([1, 2, 3] as const)[index] ?? 3;
    await syncSources(
      world.ctx,
      ids.map((id, index) => makeSource(id, tierOf(index))),
    );
    return ids;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
