import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import { WAITING_COUNTED } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { bind, type Reply, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { getCluster } from '../clusters/index.ts';
import { answerReview } from './answer-review.ts';
import { editContribution, withdrawContribution } from './change-contribution.ts';
import { claimLayer } from './claim-layer.ts';
import { contributePiece } from './contribute-piece.ts';
import { dropDraft } from './drafts/drop-draft.ts';
import { giveDraft } from './drafts/give-draft.ts';
import { listDrafts } from './drafts/list-drafts.ts';
import type { ContributePieceResult } from './find-repeated.ts';
import { findSimilarPieces } from './find-similar.ts';
import { getVersion } from './history/get-version.ts';
import type { HistoryPorts } from './history/history-ports.ts';
import { listMoments } from './history/list-moments.ts';
import { readInTurn } from './history/read-in-turn.ts';
import { restoreVersion } from './history/restore-version.ts';
import { listAuthors } from './list-authors.ts';
import { listContributions } from './list-contributions.ts';
import { countWaitingPieces, listWaitingPieces } from './list-waiting-pieces.ts';
import { pledgeZeroTouch } from './pledge-zero-touch.ts';
import { getPuzzle } from './queries.ts';
import { releaseClaim } from './release-claim.ts';
import { requestTakeover } from './request-takeover.ts';
import { resetBoard } from './reset-board.ts';
import { reviewContribution } from './review-contribution.ts';

/** The puzzle's calls. */
export function bindPuzzleRoutes(app: HttpApp, history: HistoryPorts): void {
  bind(app, puzzleContract.get, (ctx, { params }) => getPuzzle(ctx, params.clusterId));
  bind(app, puzzleContract.contributions, async (ctx, { params, query }, http) =>
    sendPage(http, await listContributions(ctx, { ...params, ...query })),
  );
  bind(app, puzzleContract.contribute, async (ctx, { body }) => answer(await contributePiece(ctx, body)));
  bind(app, puzzleContract.submit, async (ctx, { body }) => answer(await contributePiece(ctx, body)));
  bind(app, puzzleContract.review, (ctx, { params, body }) =>
    reviewContribution(ctx, { contributionId: params.id, ...body }),
  );
  bind(app, puzzleContract.waiting, async (ctx, { query }) => ({
    pieces: await listWaitingPieces(ctx, query),
    total: await countWaitingPieces(ctx, WAITING_COUNTED, query.clusterId),
  }));
  bind(app, puzzleContract.answer, async (ctx, { params, body }) => ({
    contribution: await answerReview(ctx, { ...params, ...body }),
  }));
  bind(app, puzzleContract.edit, async (ctx, { params, body }) => ({
    contribution: await editContribution(ctx, { ...params, ...body }),
  }));
  bind(app, puzzleContract.withdraw, async (ctx, { params }) => ({
    contribution: await withdrawContribution(ctx, params.id),
  }));
  bind(app, puzzleContract.similar, async (ctx, { body }) => ({
    similar: await findSimilarPieces(ctx, body.clusterId, body.content),
  }));
  bind(app, claimsContract.claim, async (ctx, { params }) => ({ claim: await claimLayer(ctx, params) }));
  bind(app, claimsContract.releaseClaim, async (ctx, { params }) => ({
    released: await releaseClaim(ctx, params),
  }));
  bind(app, claimsContract.requestTakeover, async (ctx, { params }) => ({
    claim: await requestTakeover(ctx, params),
  }));
  bind(app, claimsContract.giveDraft, async (ctx, { params, body }) => ({
    draft: await giveDraft(ctx, { ...params, ...body }),
  }));
  bind(app, claimsContract.drafts, async (ctx, { params }) => ({
    drafts: await listDrafts(ctx, params.clusterId),
  }));
  bind(app, claimsContract.dropDraft, async (ctx, { params }) => ({
    dropped: await dropDraft(ctx, params.id),
  }));
  bind(app, puzzleContract.history, (ctx, { params, query }) =>
    readInTurn(ctx, history, async () => {
      await getCluster(ctx, params.clusterId);
      return listMoments(ctx, history, { room: puzzleRoom(params.clusterId), ...query });
    }),
  );
  bind(app, puzzleContract.version, (ctx, { params }) =>
    readInTurn(ctx, history, async () => {
      await getCluster(ctx, params.clusterId);
      const { updateId } = params;
      const room = puzzleRoom(params.clusterId);
      return getVersion(ctx, history, { room, updateId, holds: 'board' });
    }),
  );
  bind(app, puzzleContract.restore, (ctx, { params }) => restoreVersion(ctx, history, params));
  bind(app, puzzleContract.authors, (ctx, { params, query }) =>
    listAuthors(ctx, params.clusterId, query.clients),
  );
  bind(app, puzzleContract.resetBoard, (ctx, { params }) =>
    resetBoard(ctx, history.documents, params.clusterId),
  );
  bind(app, puzzleContract.pledge, async (ctx) => ({
    pledgedAt: (await pledgeZeroTouch(ctx)).toISOString(),
  }));
}

function answer({
  isRepeated,
  ...result
}: ContributePieceResult): Reply<Omit<ContributePieceResult, 'isRepeated'>> {
  return reply(isRepeated ? 200 : 201, result);
}
