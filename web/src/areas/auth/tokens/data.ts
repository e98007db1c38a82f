import { type ApiToken, tokenContract } from '@fap/shared/auth/token-contract.ts';
import type { TokenScopeName } from '@fap/shared/auth/token-scopes.ts';
import { api } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** One's own tokens; another device may have made or ended one, so each visit loads them anew. */
export const ownTokens = read(tokenContract.list, { isFreshOnVisit: true });

export interface NewToken {
  name: string;
  scopes: TokenScopeName[];
  days: number;
  currentPassword: string;
}

/** Makes a token; gives its text, which no other answer has. */
export async function makeToken(body: NewToken): Promise<string> {
  const { token, tokens } = await api(tokenContract.make, { body });
  show(tokens);
  return token;
}

/** Ends a token at once. */
export async function endToken(id: string): Promise<void> {
  show(await api(tokenContract.revoke, { params: { id } }));
}

const show = (tokens: ApiToken[]): void => ownTokens.patch(() => tokens);
