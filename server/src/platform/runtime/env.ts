import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { GIVEN_ROLES, type GivenRole } from '@fap/shared/auth/capabilities.ts';
import { stripEnd } from '@fap/shared/kernel/strip-end.ts';
import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts';

const text = (fallback: string) => v.optional(v.pipe(v.string(), v.trim()), fallback);
const integer = (fallback: number, min: number, max: number) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim()), String(fallback)),
    v.regex(/^\d+$/u, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be a whole number from ${min} to ${max}`),
    v.maxValue(max, `must be a whole number from ${min} to ${max}`),
  );
const urlOf = (protocols: readonly string[]) =>
  v.pipe(
    text(''),
    v.check(
      (value) => value === '' || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
      `must be a URL beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    ),
  );

/** Paths are appended to it, so query, fragment and credentials are refused. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/u.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && !/[?#]/u.test(text);
}
const withoutSlash = (url: string): string => stripEnd(url, '/');
const PLAIN = 'beginning with http:// or https://, without user name, query and fragment';

const plainAddress = v.pipe(
  text(''),
  v.check((value) => value === '' || isPlainAddress(value), `must be a URL ${PLAIN}`),
  v.transform(withoutSlash),
);
const plainAddresses = v.pipe(
  text(''),
  v.transform((value) => (value === '' ? [] : value.split(',').map((url) => url.trim()))),
  v.check((urls) => urls.every(isPlainAddress), `must be URLs by comma, each ${PLAIN}`),
  v.transform((urls) => [...new Set(urls.map(withoutSlash))]),
);

const trustedProxies = v.pipe(
  text(''),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const proxies = parseTrustedProxies(dataset.value);
    if (proxies !== 'invalid') return proxies;
    addIssue({ message: t`must be a number of proxies from 1 to 9, or addresses and networks by comma` });
    return NEVER;
  }),
);

export const SERVICES = ['web', 'realtime', 'collab', 'worker'] as const;
export type Service = (typeof SERVICES)[number];

/** Every variable the server reads; `.env.example` documents each one in the same order. */
export const ENV_ENTRIES = {
  PORT: integer(3000, 0, 65_535),
  HOST: text('127.0.0.1'),
  PUBLIC_URL: urlOf(['http:', 'https:']),
  DATA_MODE: v.optional(v.picklist(['demo', 'live'], 'must be demo or live'), 'demo'),
  DATA_DIR: text('.data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:']),
  REDIS_URL: urlOf(['redis:', 'rediss:']),
  OTS_CALENDARS: plainAddresses,
  BITCOIN_ESPLORA_URL: plainAddress,
  BITCOIN_ESPLORA_CHECK_URL: plainAddress,
  SOURCES_FILE: text(''),
  RDAP_URL: plainAddress,
  ALLOW_PRIVATE_FETCH: v.optional(v.picklist(['0', '1'], 'must be 0 or 1')),
  NODE_NAME: text(hostname()),
  SERVICES: v.pipe(
    text(SERVICES.join(',')),
    v.transform((value) => value.split(',').map((name) => name.trim())),
    v.array(v.picklist(SERVICES, `must name some of ${SERVICES.join(', ')}`)),
  ),
  METRICS_TOKEN: text(''),
  S3_BUCKET: v.pipe(
    text(''),
    v.regex(/^(?:[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/u, 'must be the name of a bucket'),
  ),
  S3_ENDPOINT: urlOf(['http:', 'https:']),
  S3_REGION: v.pipe(text('us-east-1'), v.regex(/^[a-z0-9-]+$/u, 'must be the name of a region')),
  SMTP_URL: v.pipe(
    urlOf(['smtp:', 'smtps:']),
    v.check((value) => value === '' || new URL(value).hostname !== '', 'must name a host'),
  ),
  MAIL_FROM: v.pipe(
    text(''),
    v.check(
      (value) =>
        value === '' || /^(?:[^<>@",;\\]+ <[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u.test(value),
      'must be an address such as help@example.org, or Name <help@example.org>',
    ),
  ),
  SECOND_FACTOR_ROLES: v.pipe(
    text(''),
    v.transform((value) => (value === '' ? [] : value.split(',').map((role) => role.trim()))),
    v.array(v.picklist(GIVEN_ROLES, `must name some of ${GIVEN_ROLES.join(', ')}`)),
  ),
  OIDC_ISSUER: urlOf(['http:', 'https:']),
  OIDC_CLIENT_ID: text(''),
  OIDC_CLIENT_SECRET: text(''),
  OPENAI_API_KEY: text(''),
  OPENAI_BASE_URL: urlOf(['http:', 'https:']),
  OPENAI_MODEL: text(''),
  UPLOAD_MAX_BYTES: integer(52_428_800, 1, 1_073_741_824),
  MIN_FREE_DISK_MB: integer(1024, 0, 1_000_000),
  LIMITS_FACTOR: integer(1, 1, 1_000),
  TRUST_PROXY: trustedProxies,
  SOCKETS_PER_ACCOUNT: integer(256, 1, 1_000_000),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
    'info',
  ),
} as const;

const envSchema = v.object(ENV_ENTRIES);
type ParsedEnv = v.InferOutput<typeof envSchema>;

export interface Env {
  port: number;
  host: string;
  publicUrl: string | null;
  dataMode: ParsedEnv['DATA_MODE'];
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** null: this process runs alone. */
  redisUrl: string | null;
  /** null: OpenTimestamps calendars are the development ones in demo mode, public ones in live mode. */
  otsCalendars: readonly string[] | null;
  /** Bitcoin block explorer; null: only the development chain in demo mode, a public one in live mode. */
  esploraUrl: string | null;
  esploraCheckUrl: string | null;
  /** null: the built-in sources. */
  sourcesFile: string | null;
  /** RDAP service that investigators may ask about domains; null: they ask nobody. */
  rdapUrl: string | null;
  /** Whether outgoing fetches may reach loopback and private addresses. */
  allowPrivateFetch: boolean;
  nodeName: string;
  services: readonly Service[];
  metricsToken: string | null;
  /** null: originals are kept in `dataDir`. */
  s3: { bucket: string; endpoint: string | null; region: string } | null;
  /** null: messages are kept instead of sent. */
  mail: { smtpUrl: string; from: string | null } | null;
  /** Roles that a session has only when it was opened with a second factor. */
  factorRoles: ReadonlySet<GivenRole>;
  /** null: sign-in with e-mail and password alone. */
  identity: { issuer: string; clientId: string; clientSecret: string } | null;
  /** null: texts are analysed by the built-in engine only. */
  openai: { apiKey: string; baseUrl: string; model: string } | null;
  uploadMaxBytes: number;
  /** Below this much free space files are refused. */
  minFreeDiskBytes: number;
  /** Multiplies every limit of accounts and addresses. */
  limitsFactor: number;
  /** Proxies whose X-Forwarded-For is trusted: a number of hops, or addresses and networks; null: none. */
  trustProxy: TrustedProxies | null;
  /** Maximum of Socket.IO connections of one account at this process, and as many to shared documents. */
  socketsPerAccount: number;
  logLevel: ParsedEnv['LOG_LEVEL'];
}

/** An invalid configuration: one line that names the variable. */
export class ConfigurationError extends Error {}

/** The server's configuration from environment variables; throws ConfigurationError naming the first bad one. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(
    Object.keys(ENV_ENTRIES).flatMap((name) => {
      const value = variables[name];
      return value === undefined || value.trim() === '' ? [] : [[name, value]];
    }),
  );
  const result = v.safeParse(envSchema, given);
  if (!result.success) {
    const [issue] = result.issues;
    const name = String(issue.path?.[0]?.key ?? 'environment');
    throw new ConfigurationError(`${name} ${issue.message}${shownValue(name, given[name])}`);
  }
  const env = result.output;
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL === '' ? null : new URL(env.PUBLIC_URL).origin,
    dataMode: env.DATA_MODE,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL === '' ? null : env.DATABASE_URL,
    redisUrl: env.REDIS_URL === '' ? null : env.REDIS_URL,
    otsCalendars: env.OTS_CALENDARS.length > 0 ? env.OTS_CALENDARS : null,
    esploraUrl: env.BITCOIN_ESPLORA_URL === '' ? null : env.BITCOIN_ESPLORA_URL,
    esploraCheckUrl: env.BITCOIN_ESPLORA_CHECK_URL === '' ? null : env.BITCOIN_ESPLORA_CHECK_URL,
    sourcesFile: env.SOURCES_FILE === '' ? null : resolve(env.SOURCES_FILE),
    rdapUrl: env.RDAP_URL === '' ? null : env.RDAP_URL,
    allowPrivateFetch: env.ALLOW_PRIVATE_FETCH ? env.ALLOW_PRIVATE_FETCH === '1' : env.DATA_MODE === 'demo',
    nodeName: env.NODE_NAME,
    services: env.SERVICES,
    metricsToken: env.METRICS_TOKEN === '' ? null : env.METRICS_TOKEN,
    s3: s3Of(env),
    mail: mailOf(env),
    factorRoles: new Set(env.SECOND_FACTOR_ROLES),
    identity: identityOf(env),
    openai: openaiOf(env),
    uploadMaxBytes: env.UPLOAD_MAX_BYTES,
    minFreeDiskBytes: env.MIN_FREE_DISK_MB * 1024 * 1024,
    limitsFactor: env.LIMITS_FACTOR,
    trustProxy: env.TRUST_PROXY,
    socketsPerAccount: env.SOCKETS_PER_ACCOUNT,
    logLevel: env.LOG_LEVEL,
  };
}

/** Their values are or contain passwords; a value that cannot be parsed cannot be masked either. */
const SECRETS = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'OPENAI_API_KEY',
]);

/** A value masked for error messages, which end up in logs. */
function shownValue(name: string, value = ''): string {
  const mayHoldSecret = SECRETS.has(name) || value.includes('@');
  return mayHoldSecret ? ' (its value is not shown, it may hold a password)' : ` (it is "${value}")`;
}

function mailOf({ SMTP_URL, MAIL_FROM }: ParsedEnv): Env['mail'] {
  if (SMTP_URL !== '') return { smtpUrl: SMTP_URL, from: MAIL_FROM || null };
  // A sender named without a mail server would silently never send.
  if (MAIL_FROM !== '')
    throw new ConfigurationError(`MAIL_FROM needs SMTP_URL beside it${shownValue('MAIL_FROM', MAIL_FROM)}`);
  return null;
}

function identityOf(env: ParsedEnv): Env['identity'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (issuer !== '' && clientId !== '' && clientSecret !== '') return { issuer, clientId, clientSecret };
  // Half of them would silently leave people without this way to sign in.
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const given = names.find((name) => env[name] !== '');
  if (!given) return null;
  const missing = names.filter((name) => env[name] === '').join(' and ');
  throw new ConfigurationError(`${given} needs ${missing} beside it${shownValue(given, env[given])}`);
}

const OPENAI_BASE_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL = 'gpt-4o-mini';

function openaiOf(env: ParsedEnv): Env['openai'] {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  if (apiKey !== '') return { apiKey, baseUrl: baseUrl || OPENAI_BASE_URL, model: model || OPENAI_MODEL };
  // A service named without its key would silently never be called.
  if (baseUrl !== '')
    throw new ConfigurationError(
      `OPENAI_BASE_URL needs OPENAI_API_KEY beside it${shownValue('OPENAI_BASE_URL', baseUrl)}`,
    );
  return null;
}

function s3Of({ S3_BUCKET, S3_ENDPOINT, S3_REGION }: ParsedEnv): Env['s3'] {
  if (S3_BUCKET !== '')
    return {
      bucket: S3_BUCKET,
      endpoint: S3_ENDPOINT === '' ? null : S3_ENDPOINT,
      region: S3_REGION,
    };
  // An endpoint named without a bucket would silently store originals in a folder.
  if (S3_ENDPOINT !== '')
    throw new ConfigurationError(
      `S3_ENDPOINT needs S3_BUCKET beside it${shownValue('S3_ENDPOINT', S3_ENDPOINT)}`,
    );
  return null;
}
