import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import { DESK_COUNTED, type Desk } from '@fap/shared/dashboard/desk.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { countClusters } from '../../clusters/index.ts';
import { listProposalQueue } from '../../education/index.ts';
import { countOpenAlerts, listGuardians, listLookedAfter } from '../../elder/index.ts';
import { listProposals } from '../../merges/index.ts';
import { listQueue } from '../../moderation/index.ts';
import { countUnread } from '../../notices/index.ts';
import { countWaitingPieces } from '../../puzzle/index.ts';
import { countFailedWork } from './count-failed-work.ts';
import { countOwnWork, listOpenPieces } from './list-own-work.ts';
import { listReportsOnDesk } from './list-reports-on-desk.ts';

/** What waits for the acting account; queues only as far as its roles let it work on them. */
export async function getDesk(ctx: Ctx): Promise<Desk> {
  const { roles } = ctx.actor;
  const queue = { limit: DESK_COUNTED, cursor: undefined };
  const [
    reports,
    open,
    own,
    merges,
    flags,
    changes,
    elderAlerts,
    lookedAfter,
    guardians,
    strong,
    failedWork,
    unreadNotices,
  ] = await Promise.all([
    listReportsOnDesk(ctx),
    listOpenPieces(ctx),
    countOwnWork(ctx),
    can(roles, 'cluster.merge') ? listProposals(ctx, queue).then(countPage) : null,
    can(roles, 'content.moderate') ? listQueue(ctx, { show: 'open', ...queue }).then(countPage) : null,
    can(roles, 'content.review') ? listProposalQueue(ctx, { show: 'open', ...queue }).then(countPage) : null,
    countOpenAlerts(ctx),
    listLookedAfter(ctx),
    listGuardians(ctx),
    isPolice(roles) ? countClusters(ctx, { strength: 'high' }) : null,
    can(roles, 'admin.access') ? countFailedWork(ctx) : null,
    countUnread(ctx),
  ]);
  // Whoever never worked on a puzzle begins with a piece, not with judging those of others.
  const isReviewer = own.pieces + own.reviews > 0;
  const waiting = isReviewer ? await countWaitingPieces(ctx, DESK_COUNTED + 1) : null;
  return {
    reports,
    pieces: { confirmed: own.confirmed, open },
    reviews:
      waiting === null ? null : { count: Math.min(waiting, DESK_COUNTED), hasMore: waiting > DESK_COUNTED },
    merges,
    flags,
    changes,
    elderAlerts,
    lookedAfter,
    guardians,
    strongClusters: strong?.fitting.clusters ?? null,
    failedWork,
    unreadNotices,
  };
}

/** Reads dossiers without being one of those who make them. */
const isPolice = (roles: readonly Role[]) => can(roles, 'dossier.read') && !can(roles, 'dossier.export');

const countPage = ({ items, nextCursor }: { items: readonly unknown[]; nextCursor: string | null }) => ({
  count: items.length,
  hasMore: nextCursor !== null,
});
