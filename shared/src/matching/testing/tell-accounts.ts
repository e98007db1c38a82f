import accounts from './accounts.json' with { type: 'json' };

/** Ways to name a site. */
const NAMED: readonly ((site: string) => string)[] = [
  (site) => site,
  (site) => `www.${site}`,
  (site) => `https://${site}/help/contact?from=account`,
];

/** Accounts of people who have nothing in common but that each names this site. */
export function tellAccounts(site: string): string[] {
  return accounts.map((account, index) =>
    account.replace('<site>', NAMED[index % NAMED.length]?.(site) ?? site),
  );
}
