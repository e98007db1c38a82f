import topSites from 'top-sites' with { type: 'json' };

/** The 500 most linked sites of the web. */
export const BEST_KNOWN_SITES: readonly string[] = topSites.map(({ rootDomain }) =>
  rootDomain.replace(/^www\./u, ''),
);
