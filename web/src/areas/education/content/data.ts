import { type OwnProposal, proposalsContract } from '@fap/shared/education/content/proposals-contract.ts';
import type { EndpointRequest } from '@fap/shared/kernel/endpoint.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** An entry with its texts as they are written. */
export const contentEntry = read(proposalsContract.entry);

/** The accepted changes of an entry. */
export const versionPages = pages(proposalsContract.versions, {
  itemsOf: (versions) => versions,
  idOf: ({ id }) => id,
});

/** What one suggested oneself, latest first. */
export const ownPages = pages(proposalsContract.own, {
  itemsOf: (proposals) => proposals,
  idOf: ({ id }) => id,
});

/** What people suggested, latest first, for those who decide. */
export const queuePages = pages(proposalsContract.queue, {
  itemsOf: (proposals) => proposals,
  idOf: ({ id }) => id,
});

/** Suggests a better text. */
export const propose = (
  body: EndpointRequest<typeof proposalsContract.propose>['body'],
): Promise<OwnProposal> => api(proposalsContract.propose, { body });

/** Takes back what one suggested. */
export async function withdraw(id: string): Promise<void> {
  await api(proposalsContract.withdraw, { params: { id } });
}

/** Accepts or declines what somebody suggested. */
export async function decide(id: string, decision: 'accept' | 'decline', note: string): Promise<void> {
  await api(proposalsContract.decide, { params: { id }, body: { decision, note } });
}
