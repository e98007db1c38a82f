import type { Role } from '@fap/shared/auth/capabilities.ts';
import { isOpenToEveryToken, scopeOfCall } from '@fap/shared/auth/token-calls.ts';
import { rolesUnder, TOKEN_SCOPES, type TokenScopeName } from '@fap/shared/auth/token-scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { EndpointDefinition } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Actor } from '../write/context.ts';

/** Whose token came with a request, and what it allows. */
export interface TokenHolder {
  accountId: string;
  displayName: string;
  /** As far as the person has them now and had them when they made it. */
  roles: readonly Role[];
  scopes: readonly TokenScopeName[];
}

/** Resolves a token; null for one that does not work. */
export type TokenFinder = (token: string) => Promise<TokenHolder | null>;

/**
 * Who makes a call with a token: its owner, with no role that the scope of this very call does not need. Throws FORBIDDEN for a call that
 * the token does not open; without this nobody acts, so a call that was forgotten stays closed.
 */
export function actorByToken(
  { accountId, displayName, roles, scopes }: TokenHolder,
  endpoint: Pick<EndpointDefinition, 'method' | 'path'>,
): Actor {
  const actor = { accountId, displayName, isPlatform: false, sessionId: null };
  if (isOpenToEveryToken(endpoint)) return { ...actor, roles: ['member'] };
  const scope = scopeOfCall(endpoint);
  if (scope === null)
    throw new AppError('FORBIDDEN', { message: t`No token opens this call. Please sign in for it.` });
  if (!scopes.includes(scope))
    throw new AppError('FORBIDDEN', {
      message: t`This token does not allow this: ${TOKEN_SCOPES[scope].label}`,
    });
  return { ...actor, roles: rolesUnder(scope, roles) };
}
