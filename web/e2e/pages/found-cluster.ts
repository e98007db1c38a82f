import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { BrowserContext } from '@playwright/test';
import { expect } from '../fixtures/actors.ts';

export interface FoundedCluster {
  clusterId: string;
  /** A domain that only this cluster's reports name. */
  domain: string;
}

const CONSONANTS = 'bcdfghjkmnpqrtvw';

/**
 * A name that no other test or run uses; valid in a domain. Of consonants only: with digits, one in some thousands reads as
 * an IBAN together with the words after it, and with vowels as a word.
 */
export function uniqueName(base: string): string {
  const signs = crypto.randomUUID().slice(0, 13);
  return `${base}-${signs.replaceAll(/[\da-f]/gu, (sign) => CONSONANTS[Number.parseInt(sign, 16)] ?? '')}`;
}

type Changes = { scamName?: string; scamType?: ScamType; scamPersonas?: string; evidence?: string };

/** Creates a cluster by a new account's report. */
export async function foundCluster(context: BrowserContext, changes: Changes = {}): Promise<FoundedCluster> {
  const name = uniqueName('scheme');
  return { clusterId: await sendReport(context, name, changes), domain: domainOf(name) };
}

/** Text that names the cluster's two sites, for another report. */
export const sitesOf = (cluster: FoundedCluster): string =>
  `https://${cluster.domain}/login and https://${secondDomainOf(nameOf(cluster))}/pay`;

/** Sends a report of the same party by a new account, which joins the cluster. */
export async function joinCluster(context: BrowserContext, cluster: FoundedCluster): Promise<void> {
  expect(await sendReport(context, nameOf(cluster)), 'the cluster that is joined').toBe(cluster.clusterId);
}

/** Sends a report that names the parties of two clusters; it joins the more similar one. */
export async function reportOnBoth(
  context: BrowserContext,
  one: FoundedCluster,
  other: FoundedCluster,
): Promise<void> {
  const evidence = `${evidenceOf(nameOf(one))} Later they used https://${other.domain}/login`;
  const joined = await sendReport(context, nameOf(one), { evidence });
  expect([one.clusterId, other.clusterId], 'the cluster that is joined').toContain(joined);
}

const nameOf = ({ domain }: FoundedCluster): string => domain.replace(/^www\.|\.com$/gu, '');
/** Names two sites: one alone does not join reports of different people. */
const evidenceOf = (name: string): string =>
  `They sent me to https://${domainOf(name)}/login and took the money at https://${secondDomainOf(name)}/pay`;
const secondDomainOf = (name: string): string => `www.${name}.net`;
const domainOf = (name: string): string => `www.${name}.com`;

async function sendReport(context: BrowserContext, name: string, changes: Changes = {}): Promise<string> {
  const signUp = await context.request.post('/api/signup', {
    form: {
      email: `${uniqueName('reporter')}@people.test`,
      password: 'a password of tests',
      displayName: 'Reporter',
    },
    maxRedirects: 0,
  });
  expect(signUp.status(), 'sign-up of the reporter').toBe(303);
  const answer = await context.request.post('/api/clusters', {
    data: {
      scamName: `Scheme ${name}`,
      scamType: 'investment_coaching',
      description: `The ${name} desk promised ${name} profits and then locked the ${name} balance.`,
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      scamPersonas: `Mentor ${name}`,
      evidence: evidenceOf(name),
      consentVault: true,
      ...changes,
    },
  });
  expect(answer.status(), 'the report').toBe(201);
  const { clusterId } = (await answer.json()) as { clusterId: string };
  return clusterId;
}
