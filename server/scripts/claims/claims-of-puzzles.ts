import type { ClaimsByFile } from './claim-proof.ts';

/** Sentences of puzzles that claim something. */
export const PUZZLE_CLAIMS: ClaimsByFile = {
  'server/src/areas/comments/links/describe-piece.ts': [
    {
      says: 'Confirmed',
      proof: 'contribution.status',
      test: 'server/src/areas/comments/unfurl.test.ts',
    },
  ],
  'web/src/areas/puzzle/board/piece-status.ts': [
    {
      says: 'Confirmed',
      proof: 'contribution.status',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/puzzle/live/use-review.ts': [
    {
      says: 'The piece is confirmed.',
      proof: 'contribution.status of the answer',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/puzzle/components/review-controls.tsx': [
    {
      says: 'Closed: confirmed by reviewers.',
      proof: 'contribution.status',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/puzzle/board/removal-dialog.tsx': [
    {
      says: 'This affects everybody on this puzzle. Anybody here can undo it for a minute.',
      proof: 'RemovedCards in every open window',
      test: 'web/src/areas/puzzle/board/removed-cards.test.ts',
    },
  ],
  'web/src/areas/puzzle/board/reset-board.tsx': [
    {
      says: 'This removes all cards, lines and notes of this puzzle, for everybody. You can bring them back from the history.',
      proof: 'collab_update keeps what was there',
      test: 'server/src/hostile-live.test.ts',
    },
  ],
  'web/src/areas/puzzle/board/board-surface.tsx': [
    {
      says: 'Double-click for a new card, or press N. Everybody sees every change at once.',
      proof: 'updates are sent to all in the room',
      test: 'web/e2e/board.scenario.spec.ts',
    },
  ],
  'web/src/areas/puzzle/workspace/completion-meter.tsx': [
    {
      says: '…% reached. We haven’t informed anybody outside: analysts decide what goes into a dossier.',
      proof: 'GET /api/leo/dossier is planned: nothing is sent',
      test: 'web/src/areas/puzzle/workspace/completion-meter.test.tsx',
    },
  ],
  'web/src/areas/puzzle/components/piece-card.tsx': [
    {
      says: 'Confirmed',
      proof: 'contribution.status',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/puzzle/components/pledge-dialog.tsx': [
    {
      says: 'I never contact suspects: no calls, no messages, no visits, no payments.',
      proof: 'No fact: a promise somebody gives',
    },
    {
      says: 'I never log in to anything that is not mine, and I open no links outside a safe tool.',
      proof: 'No fact: a promise somebody gives',
    },
  ],
  'web/src/areas/puzzle/components/side-lists.tsx': [
    {
      says: '… of … confirmed',
      proof: 'counts of contribution.status by author',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/puzzle/components/layer-brief.tsx': [
    {
      says: 'Not confirmed yet: …',
      proof: 'contribution.status is pending, from the puzzle call and its facts',
      test: 'web/src/areas/puzzle/live/realtime.test.ts',
    },
  ],
  'web/src/areas/puzzle/live/realtime.ts': [
    {
      says: 'confirmed a piece of …',
      proof: 'the newest review of the fact, with its reviewer',
      test: 'web/e2e/puzzle.scenario.spec.ts',
    },
  ],
  'web/src/areas/puzzle/presence/call-bar.tsx': [
    {
      says: '… asks everybody to come to ….',
      proof: 'the call in the awareness of the room, under the name the server sets',
      test: 'web/e2e/workspace.scenario.spec.ts',
    },
    {
      says: 'Everybody was asked',
      proof: 'the call is in the awareness of the room for a minute',
      test: 'web/e2e/workspace.scenario.spec.ts',
    },
  ],
  'web/src/areas/puzzle/presence/people-bar.tsx': [
    {
      says: 'Bring everybody here',
      proof: 'the button calls everybody in the room; nobody is moved by it',
      test: 'web/e2e/workspace.scenario.spec.ts',
    },
  ],
  'web/src/areas/puzzle/history/restore-control.tsx': [
    {
      says: 'Board and notes go back to how they were on …, for everybody on this puzzle.',
      proof: 'restoreVersion',
      test: 'server/src/areas/puzzle/history/history.test.ts',
    },
  ],
};
