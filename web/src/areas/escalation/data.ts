import { type Escalation, escalationContract } from '@fap/shared/escalation/contract.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Clusters above the threshold with their proposals, those that reached it last first. */
export const escalationPages = pages(escalationContract.list, {
  itemsOf: (escalations) => escalations,
  idOf: ({ cluster }) => cluster.id,
});

/** How many summaries are approved, the nearest clusters, and one's own subscription. */
export const escalationOverview = read(escalationContract.overview, { isFreshOnVisit: true });

/** Refetches all that the screen shows. */
export function refreshEscalations(): void {
  void escalationPages.refresh({ query: {} });
  void escalationOverview.refresh();
}

/** Proposes a media escalation by hand. */
export const propose = (clusterId: string) => shown(api(escalationContract.propose, { body: { clusterId } }));

/** Approves a summary as it was read. */
export const approve = (id: string, sha256: string) =>
  shown(api(escalationContract.approve, { params: { id }, body: { sha256 } }));

/** Rejects a proposal. */
export const reject = (id: string, reason: string) =>
  shown(api(escalationContract.reject, { params: { id }, body: { reason } }));

/** Withdraws a proposal or an approved summary. */
export const withdraw = (id: string, reason: string) =>
  shown(api(escalationContract.withdraw, { params: { id }, body: { reason } }));

/** Begins or ends one's own alerts. */
export async function subscribe(isOn: boolean): Promise<void> {
  const overview = await api(escalationContract.subscribe, { body: { isOn } });
  escalationOverview.patch(() => overview);
}

/** The screen is current before the button can be pressed again. */
async function shown(answer: Promise<Escalation>): Promise<void> {
  await answer;
  await Promise.all([escalationPages.refresh({ query: {} }), escalationOverview.refresh()]);
}
