export const SOURCE_FORMATS = ['rss', 'atom', 'json', 'html'] as const;
export type SourceFormat = (typeof SOURCE_FORMATS)[number];

export const SOURCE_TIERS = [1, 2, 3] as const;
export type SourceTier = (typeof SOURCE_TIERS)[number];

/** Who named a source: the configuration, or an admin. */
export const SOURCE_ORIGINS = ['configured', 'added'] as const;
export type SourceOrigin = (typeof SOURCE_ORIGINS)[number];

/** Outcome of a source's latest fetch. */
export const SOURCE_STATES = ['ok', 'unchanged', 'stale', 'unreachable', 'malformed', 'blocked'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
/** Successful states of a source. */
export const GOOD_STATES: readonly SourceState[] = ['ok', 'unchanged', 'stale'];

/** Where warnings are published. */
export interface SourceDefinition {
  id: string;
  name: string;
  tier: SourceTier;
  format: SourceFormat;
  /** http(s), or a path of this server. */
  url: string;
}

/** The ten sources in their three tiers: authorities, regulators' lists, and the public (domain method, section 8). */
export const BUILT_IN_SOURCES: readonly SourceDefinition[] = [
  source('ftc-consumer-alerts', 'FTC Consumer Alerts', 1, 'rss', 'https://consumer.ftc.gov/blog/gd-rss.xml'),
  source('fbi-ic3-psa', 'FBI IC3 PSA', 1, 'rss', 'https://www.ic3.gov/PSA/RSS'),
  source(
    'sec-litigation',
    'SEC Litigation Releases',
    1,
    'rss',
    'https://www.sec.gov/enforcement-litigation/litigation-releases/rss',
  ),
  source('iosco-i-scan', 'IOSCO I-SCAN', 1, 'json', 'https://www.iosco.org/i-scan/alerts.json'),
  source('uk-fca', 'UK FCA', 2, 'rss', 'https://www.fca.org.uk/news/rss.xml'),
  source('accc-scamwatch', 'ACCC Scamwatch', 2, 'rss', 'https://www.scamwatch.gov.au/rss/news'),
  source(
    'cftc-red-list',
    'CFTC RED List',
    2,
    'html',
    'https://www.cftc.gov/LearnAndProtect/Resources/Check/redlist.htm',
  ),
  source(
    'california-dfpi',
    'California DFPI Crypto Scam Tracker',
    2,
    'html',
    'https://dfpi.ca.gov/crypto-scams/',
  ),
  source('reddit-scams', 'Reddit r/Scams', 3, 'atom', 'https://www.reddit.com/r/Scams/.rss'),
  source('chainabuse', 'Chainabuse', 3, 'json', 'https://api.chainabuse.com/v0/reports'),
];

function source(
  id: string,
  name: string,
  tier: SourceTier,
  format: SourceFormat,
  url: string,
): SourceDefinition {
  return { id, name, tier, format, url };
}

/** Fetches that the list of sources draws for each. */
export const RECENT_FETCHES = 12;

/** The id of a source by its name: `FTC Consumer Alerts` → `ftc-consumer-alerts`; '' for a name without letters and digits. */
export const sourceIdOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 80);

/** Days between two scheduled harvests (specification, section 9). */
export const HARVEST_EVERY_DAYS = 7;
/** A source whose newest entry is older than this is stale, in days. */
export const STALE_AFTER_DAYS = 90;
/** Reliability is the share of good fetches over this many days; it is null below a minimum of fetches. */
export const RELIABILITY_DAYS = 30;
export const RELIABILITY_MIN_FETCHES = 5;

/** When the next harvest is due: so many days after the last full one, or after the installation. */
export const nextHarvestAt = (since: Date): Date =>
  new Date(since.getTime() + HARVEST_EVERY_DAYS * 24 * 60 * 60 * 1000);
