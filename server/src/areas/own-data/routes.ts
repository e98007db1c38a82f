import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { ownDataContract } from '@fap/shared/own-data/contract.ts';
import type { AccessChanges } from '../../platform/access-changes.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { languageOfRequest } from '../../platform/http/language.ts';
import { spendOf } from '../../platform/limits/spend.ts';
import { beginErasure, eraseAccount, PasswordTurns } from '../auth/index.ts';
import { exportOwnData } from './archive/export-own-data.ts';
import { countOwn } from './erasure/count-own.ts';

export interface OwnDataPorts {
  access: AccessChanges;
  addressOf: (request: IncomingMessage) => string;
  intake: { store: EvidenceStore };
}

/** One's own data: taken along, or erased. */
export function bindOwnDataRoutes(
  app: HttpApp,
  { access, addressOf, intake: { store } }: OwnDataPorts,
): void {
  const turns = new PasswordTurns();
  bind(app, ownDataContract.exportOwn, async (ctx, { body }, http) => {
    const archive = await exportOwnData(
      ctx,
      { store, turns },
      { ...body, address: addressOf(http.env.incoming), language: languageOfRequest(http) },
    );
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return new Response(Readable.toWeb(archive) as ReadableStream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="my-data-${day}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
  bind(app, ownDataContract.beginErasure, async (ctx, { body }, http) => {
    const token = await beginErasure(ctx, turns, { ...body, address: addressOf(http.env.incoming) });
    return { token, counts: await countOwn(ctx) };
  });
  bind(app, ownDataContract.confirmErasure, async (ctx, { body }, http) => {
    await spendOf(ctx, LIMITS.erasures, `erasures ${addressOf(http.env.incoming)}`);
    for (const id of await eraseAccount(ctx, body)) access.sessionEnded(id);
    return { erasedAt: ctx.clock.now().toISOString() };
  });
}
