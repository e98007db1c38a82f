import type { CurrentUser } from '@fap/shared/auth/contract.ts';
import type { Contribution, Puzzle } from '@fap/shared/puzzle/entities.ts';
import type { BrowserContext } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

/** The puzzle as the server holds it. */
export async function readPuzzle(context: BrowserContext, clusterId: string): Promise<Puzzle> {
  const answer = await context.request.get(`/api/puzzle/${clusterId}`);
  expect(answer.status(), 'reading the puzzle').toBe(200);
  return (await answer.json()) as Puzzle;
}

/** How many pieces of a puzzle have each of these texts. */
export async function countPieces(
  context: BrowserContext,
  clusterId: string,
  texts: readonly string[],
): Promise<number[]> {
  const { contributions } = await readPuzzle(context, clusterId);
  return texts.map((text) => contributions.filter((piece) => piece.content === text).length);
}

/** The account as the server holds it. */
export async function readUser(context: BrowserContext): Promise<CurrentUser> {
  const answer = await context.request.get('/api/auth/user');
  expect(answer.status(), 'reading the account').toBe(200);
  return (await answer.json()) as CurrentUser;
}

/** Takes the zero-touch pledge, so that the page does not ask for it. */
export async function pledgeZeroTouch(context: BrowserContext): Promise<void> {
  const answer = await context.request.post('/api/puzzle/pledge');
  expect(answer.status(), 'taking the pledge').toBe(200);
}

/** Adds a piece without the page, pledging first. */
export async function contribute(
  context: BrowserContext,
  piece: { clusterId: string; layer: number; content: string },
): Promise<Contribution> {
  await pledgeZeroTouch(context);
  const answer = await context.request.post('/api/puzzle/contribute', { data: piece });
  expect(answer.status(), `contributing "${piece.content.slice(0, 40)}"`).toBe(201);
  return ((await answer.json()) as { contribution: Contribution }).contribution;
}
