import { t } from '@fap/shared/kernel/words.ts';
import { type Capability, can, type Role } from './capabilities.ts';

interface TokenScope {
  label: string;
  /** What it opens, in a sentence. */
  text: string;
  /** Whoever chooses it must have this; the token acts with no other role than one that gives it. */
  needs: Capability;
}

/** What a token may be allowed; the server lists the calls of each. */
export const TOKEN_SCOPES = {
  'read-shared': {
    label: t`Read what all members read`,
    text: t`Clusters, pieces, public warnings, timestamps and figures.`,
    needs: 'account.manage',
  },
  'read-own': {
    label: t`Read what is yours`,
    text: t`Your reports with their words, your files, checks, cases and notices.`,
    needs: 'account.manage',
  },
  'send-reports': {
    label: t`Send reports and files`,
    text: t`New reports in your name, with their files.`,
    needs: 'report.submit',
  },
  contribute: {
    label: t`Add pieces`,
    text: t`Pieces of puzzles in your name. Reviews are left to you.`,
    needs: 'puzzle.contribute',
  },
  dossiers: {
    label: t`Read dossiers`,
    text: t`Dossiers and Strike Scores, as far as your role may read them. Each read is recorded.`,
    needs: 'dossier.read',
  },
  indicators: {
    label: t`Read and look up indicators`,
    text: t`The index, what names an indicator, and look-ups, which are recorded.`,
    needs: 'indicator.look-up',
  },
  'partner-log': {
    label: t`Read what partners were given`,
    text: t`The log of what went to which partner.`,
    needs: 'partners.read-log',
  },
  audit: {
    label: t`Read the audit trail`,
    text: t`Who did what, on the whole platform.`,
    needs: 'admin.access',
  },
} as const satisfies Record<string, TokenScope>;

export type TokenScopeName = keyof typeof TOKEN_SCOPES;
export const TOKEN_SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [TokenScopeName, ...TokenScopeName[]];

/** The roles that a call under a scope is made with: those of the token's owner that give what the scope needs, and no others. */
export const rolesUnder = (scope: TokenScopeName, roles: readonly Role[]): Role[] => {
  const { needs } = TOKEN_SCOPES[scope];
  // What every member may do needs no role of staff, which would show more than members see.
  const isForAll = can(['member'], needs);
  return roles.filter((role) => role === 'member' || (!isForAll && can([role], needs)));
};

/** Begins every token of a person, so that scanners of repositories and logs find a lost one. */
export const TOKEN_PREFIX = 'fap_user_';
/** Tokens in force that a person may have. */
export const MAX_TOKENS = 20;
export const MAX_TOKEN_NAME = 60;
/** How long a token may last, in days. */
export const MAX_TOKEN_DAYS = 365;
