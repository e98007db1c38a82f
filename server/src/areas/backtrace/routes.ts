import { backtraceContract } from '@fap/shared/backtrace/contract.ts';
import { ENTRY_QUESTIONS } from '@fap/shared/backtrace/questions.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { captureEntryPath } from './capture-entry-path.ts';
import { findOwnPath, getFunnel, processResponses } from './queries.ts';
import { revokeEntryPath } from './revoke-entry-path.ts';

/** The calls on how people came into a scam. */
export function bindBacktraceRoutes(app: HttpApp): void {
  bind(app, backtraceContract.questions, async () =>
    ENTRY_QUESTIONS.map(({ options, dataExtracted, ...question }) => ({
      ...question,
      ...(options ? { options: [...options] } : {}),
      dataExtracted: [...dataExtracted],
    })),
  );
  bind(app, backtraceContract.process, (ctx, { body }) => processResponses(ctx, body));
  bind(app, backtraceContract.capture, async (ctx, { body }) =>
    reply(201, await captureEntryPath(ctx, body)),
  );
  bind(app, backtraceContract.ownPath, async (ctx, { params }) => ({
    entryPath: await findOwnPath(ctx, params.clusterId),
  }));
  bind(app, backtraceContract.revoke, async (ctx, { params }) => ({
    revoked: await revokeEntryPath(ctx, params.clusterId),
  }));
  bind(app, backtraceContract.funnel, (ctx, { params }) => getFunnel(ctx, params.clusterId));
}
