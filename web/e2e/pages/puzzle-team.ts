import type { BrowserContext } from '@playwright/test';
import type { Actor } from '../fixtures/actors.ts';
import { foundCluster } from './found-cluster.ts';
import { PuzzlePage } from './puzzle-page.ts';

/** Three new agents on the same new puzzle, each in a browser of their own. */
export interface PuzzleTeam {
  clusterId: string;
  people: [ana: Actor, ben: Actor, cem: Actor];
  pages: [ana: PuzzlePage, ben: PuzzlePage, cem: PuzzlePage];
}

export interface TeamFixtures {
  newContext: () => Promise<BrowserContext>;
  newActor: (displayName: string) => Promise<Actor>;
}

/** Opens a new puzzle for one new agent, where nobody else's page is looked at. */
export async function openAlone({ newContext, newActor }: TeamFixtures): Promise<PuzzlePage> {
  const { clusterId } = await foundCluster(await newContext());
  const puzzle = new PuzzlePage((await newActor('Ana Alder')).page);
  await puzzle.open(clusterId);
  return puzzle;
}

/** Opens a new puzzle for two new agents; `prepare` runs for each before a page is opened. */
export async function openPair(
  { newContext, newActor }: TeamFixtures,
  prepare: (actor: Actor) => Promise<void> = async () => {},
): Promise<{
  clusterId: string;
  people: [ana: Actor, ben: Actor];
  pages: [ana: PuzzlePage, ben: PuzzlePage];
}> {
  const { clusterId } = await foundCluster(await newContext());
  const people: [Actor, Actor] = [await newActor('Ana Alder'), await newActor('Ben Birch')];
  for (const person of people) await prepare(person);
  const pages: [PuzzlePage, PuzzlePage] = [new PuzzlePage(people[0].page), new PuzzlePage(people[1].page)];
  await Promise.all(pages.map((page) => page.open(clusterId)));
  return { clusterId, people, pages };
}

/** Opens a new puzzle for three new agents; `prepare` runs for each before a page is opened. */
export async function openTeam(
  { newContext, newActor }: TeamFixtures,
  prepare: (actor: Actor) => Promise<void> = async () => {},
): Promise<PuzzleTeam> {
  const { clusterId } = await foundCluster(await newContext());
  const people: PuzzleTeam['people'] = [
    await newActor('Ana Alder'),
    await newActor('Ben Birch'),
    await newActor('Cem Cedar'),
  ];
  for (const person of people) await prepare(person);
  const pages: PuzzleTeam['pages'] = [
    new PuzzlePage(people[0].page),
    new PuzzlePage(people[1].page),
    new PuzzlePage(people[2].page),
  ];
  await Promise.all(pages.map((page) => page.open(clusterId)));
  return { clusterId, people, pages };
}
