import type { Role } from '@fap/shared/auth/capabilities.ts';
import { caseOfNotes, type NotesAccess } from '@fap/shared/cases/notes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import type { SessionLookup } from './areas/auth/index.ts';
import { findCase, findNotesAccess, NOTES_LAYOUT } from './areas/cases/index.ts';
import { findCluster } from './areas/clusters/index.ts';
import { boardLayout, clusterOfPuzzle } from './areas/puzzle/index.ts';
import { describeAccess } from './platform/access-changes.ts';
import { accountLimits } from './platform/collab/collab-limits.ts';
import { busRoomExchange } from './platform/collab/ports/bus-room-exchange.ts';
import type { CollabDecision, CollabIdentity, CollabServer } from './platform/collab/server/collab-server.ts';
import { createCollabServer } from './platform/collab/server/yjs-collab-server.ts';
import type { UpdateStore } from './platform/collab/store/update-store.ts';
import type { Gatekeeper } from './platform/http/gatekeeper.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { NodeBus } from './platform/nodes/node-bus.ts';
import type { Env } from './platform/runtime/env.ts';
import type { Ctx } from './platform/write/context.ts';

/** The Yjs composition root: which rooms exist and who may enter them. */
export function createCollab(
  ctx: Ctx,
  store: UpdateStore,
  gatekeeper: Gatekeeper,
  bus: NodeBus,
  metrics: Metrics,
  { socketsPerAccount }: Pick<Env, 'socketsPerAccount'>,
): CollabServer {
  const board = boardLayout(ctx.limitsFactor);
  const server = createCollabServer({
    store,
    ...(bus.isShared ? { exchange: busRoomExchange(bus, ctx.log) } : {}),
    layoutOf: (room) => (caseOfNotes(room) === null ? board : NOTES_LAYOUT),
    limits: { ...accountLimits(ctx.limitsFactor), connectionsPerAccount: socketsPerAccount },
    log: ctx.log,
    now: () => ctx.clock.now().getTime(),
    metrics: {
      rejected: (reason) => metrics.collabRejected.labels(reason).inc(),
      committed: (commit) => metrics.observeCommit(commit),
    },
    async authorize(request, room): Promise<CollabDecision> {
      try {
        const actor = await gatekeeper.admit(request);
        const { accountId, sessionId, displayName } = actor;
        // An open room is known to exist, so many reconnects at once do not query the database.
        const isKnown = caseOfNotes(room) === null && server.isOpen(room);
        const access = isKnown ? 'write' : await findAccess({ ...ctx, actor }, room);
        if (access === 'no such room') return { ok: false, status: 404, reason: 'No such room' };
        if (access === null) return { ok: false, status: 403, reason: 'Forbidden' };
        if (!accountId || !sessionId) return { ok: false, status: 401, reason: 'Unauthorized' };
        return {
          ok: true,
          identity: {
            accountId,
            sessionId,
            displayName,
            color: colorOf(accountId),
            readOnly: access === 'read',
            access: describeAccess(actor),
          },
        };
      } catch (error) {
        if (error instanceof AppError && (error.status === 401 || error.status === 403)) {
          return { ok: false, status: error.status, reason: error.message };
        }
        throw error;
      }
    },
  });
  return server;
}

/** Close code: who had the document open has no part in it any more. */
const NO_ACCESS_CODE = 4403;

/**
 * Looks again at who has the notes of a case open: a document that its reader may no longer see is closed at once, with all that was not
 * stored yet, and one whose reader may write now, or only read, is opened anew. Given cases, it looks at those alone.
 */
export async function judgeVisits(
  ctx: Ctx,
  collab: CollabServer,
  lookUp: SessionLookup,
  cases?: ReadonlySet<string>,
): Promise<void> {
  const visits = [...collab.openVisits()].filter(({ room }) => {
    const caseId = caseOfNotes(room);
    return caseId !== null && (cases === undefined || cases.has(caseId));
  });
  await Promise.all(
    visits.map(async ({ room, identity }) => {
      const [session, user] = await lookUp(identity.sessionId);
      // Ended sessions are closed by who looks at sessions.
      if (!session || !user) return;
      const { displayName, roles } = user.attributes;
      const actor = {
        accountId: user.id,
        displayName,
        roles: ['member', ...roles] as Role[],
        isPlatform: false,
        sessionId: session.id,
      };
      const access = await findAccess({ ...ctx, actor }, room);
      const isIt = (other: CollabIdentity, place: string) =>
        place === room && other.sessionId === identity.sessionId;
      if (access !== 'write' && access !== 'read')
        collab.closeWhere(isIt, NO_ACCESS_CODE, 'you no longer work on this case');
      else if ((access === 'read') !== identity.readOnly)
        collab.closeWhere(isIt, 1012, 'your access changed');
    }),
  );
}

/** What the actor may do in a room: any puzzle is everybody's, the notes of a case are not. */
async function findAccess(ctx: Ctx, room: string): Promise<NotesAccess | null | 'no such room'> {
  const caseId = caseOfNotes(room);
  if (caseId !== null) {
    const row = await findCase(ctx, caseId);
    return row ? findNotesAccess(ctx, row) : 'no such room';
  }
  const clusterId = clusterOfPuzzle(room);
  return clusterId !== null && (await findCluster(ctx, clusterId)) ? 'write' : 'no such room';
}
