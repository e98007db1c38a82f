import { invitationContract, peopleContract } from '@fap/shared/auth/admin-contract.ts';
import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';

/** Accounts, newest first, filtered by the server. */
export const people = pages(peopleContract.list, {
  itemsOf: (accounts) => accounts,
  idOf: ({ id }) => id,
});

/** Invitations that nobody has accepted yet, newest first. */
export const invitations = pages(invitationContract.list, {
  itemsOf: (open) => open,
  idOf: ({ id }) => id,
});

/** Invites somebody by mail. */
export async function invite(email: string, roles: readonly GivenRole[]): Promise<void> {
  await api(invitationContract.invite, { body: { email, roles: [...roles] } });
  await invitations.refresh({ query: {} });
}

/** Takes an invitation back. */
export async function revokeInvitation(id: string): Promise<void> {
  await api(invitationContract.revoke, { params: { id } });
  await invitations.refresh({ query: {} });
}

/** Gives an account exactly these roles. */
export async function setRoles(id: string, roles: readonly GivenRole[], reason: string): Promise<void> {
  await api(peopleContract.setRoles, { params: { id }, body: { roles: [...roles], reason } });
}

/** Suspends an account. */
export async function suspend(id: string, reason: string): Promise<void> {
  await api(peopleContract.suspend, { params: { id }, body: { reason } });
}

/** Ends a suspension. */
export async function restore(id: string, reason: string): Promise<void> {
  await api(peopleContract.restore, { params: { id }, body: { reason } });
}

/** Signs an account out everywhere. */
export async function endSessions(id: string, reason: string): Promise<void> {
  await api(peopleContract.endSessions, { params: { id }, body: { reason } });
}
