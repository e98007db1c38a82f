import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import type { BrowserContext } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** Gets the puzzle from the server. */
export async function getPuzzle(context: BrowserContext, clusterId: string): Promise<Puzzle> {
  const answer = await context.request.get(`/api/puzzle/${clusterId}`);
  expect(answer.status(), 'getting the puzzle').toBe(200);
  return (await answer.json()) as Puzzle;
}

/** Counts the pieces of a puzzle with each of these texts. */
export async function countPieces(
  context: BrowserContext,
  clusterId: string,
  texts: readonly string[],
): Promise<number[]> {
  const { contributions } = await getPuzzle(context, clusterId);
  return texts.map((text) => contributions.filter((piece) => piece.content === text).length);
}

/** Gets the signed-in account from the server. */
export async function getUser(context: BrowserContext): Promise<CurrentUser> {
  const answer = await context.request.get('/api/auth/user');
  expect(answer.status(), 'getting the account').toBe(200);
  return (await answer.json()) as CurrentUser;
}

/** Accepts the zero-touch pledge through the API, so that the page does not ask for it. */
export async function pledgeZeroTouch(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/puzzle/pledge');
  expect(answer.status(), 'taking the pledge').toBe(200);
}

/** Adds a piece through the API, after accepting the pledge. */
export async function contribute(
  context: BrowserContext,
  piece: { clusterId: string; layer: number; content: string },
): Promise<Contribution> {
  await pledgeZeroTouch(context);
  const answer = await context.request.post('/api/puzzle/contribute', { data: piece });
  expect(answer.status(), `contributing "${piece.content.slice(0, 40)}"`).toBe(201);
  return ((await answer.json()) as { contribution: Contribution }).contribution;
}

/** Confirms or disputes a piece through the API. */
export async function review(
  context: BrowserContext,
  contributionId: string,
  verdict: 'confirm' | 'dispute',
): Promise<void> {
  const path = `/api/puzzle/contributions/${contributionId}/review`;
  const answer = await context.request.post(path, {
    data: { verdict, note: 'I compared it with the report' },
  });
  expect(answer.status(), `the review of ${contributionId}`).toBe(200);
}
