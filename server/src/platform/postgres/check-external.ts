import postgres from 'postgres';
import { ConfigurationError } from '../runtime/env.ts';
import { judgeSettings, type SettingAdvice } from './judge-settings.ts';

/** The oldest PostgreSQL that is supported, as `server_version_num` counts. */
const MIN_VERSION = 150_000;
const CONNECT_TIMEOUT_SECONDS = 10;

/** Checks that DATABASE_URL leads to a usable PostgreSQL and gives what we would set otherwise; throws one sentence when it is not usable. */
export async function checkExternalDatabase(url: string): Promise<SettingAdvice[]> {
  const sql = postgres(url, { max: 1, connect_timeout: CONNECT_TIMEOUT_SECONDS, onnotice: () => {} });
  let version: number;
  let advice: SettingAdvice[];
  try {
    const [row] = await sql<
      { version: number }[]
    >`select current_setting('server_version_num')::int as version`;
    version = row?.version ?? 0;
    advice = await judgeSettings(sql);
  } catch (error) {
    throw new ConfigurationError(`DATABASE_URL cannot be used: ${withoutSecrets(reasonOf(error), url)}`);
  } finally {
    await sql.end({ timeout: 1 });
  }
  if (version < MIN_VERSION) {
    throw new ConfigurationError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed`,
    );
  }
  return advice;
}

/** The message on one line; an AggregateError (several addresses tried) has none of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || 'it does not answer').replaceAll(/\s+/gu, ' ');
}

/** With a malformed URL the driver's message may contain pieces of its password. */
function withoutSecrets(message: string, url: string): string {
  const credentials = url.slice(url.indexOf('://') + 3, url.lastIndexOf('@'));
  const secrets = [
    credentials.slice(credentials.indexOf(':') + 1),
    ...credentials.split(/[:/?#@]/u).slice(1),
  ];
  const shown = (text: string, secret: string) =>
    secret.length < 3 ? text : text.replaceAll(secret, '…').replaceAll(decodeLoosely(secret), '…');
  return secrets.reduce(shown, message);
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}
