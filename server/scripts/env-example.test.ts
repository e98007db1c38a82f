import { readFile } from 'node:fs/promises';
import { parseEnv as parseDotEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, ENV_ENTRIES, parseEnv } from '../src/platform/runtime/env.ts';
import { ROOT } from './repository.ts';

const names = Object.keys(ENV_ENTRIES);

describe('.env.example', () => {
  test('documents every variable the server reads, in the same order, and no other', async () => {
    const lines = (await readFile(`${ROOT}.env.example`, 'utf8')).split('\n');
    const listed = lines.flatMap((line) => /^#?\s?([A-Z][A-Z0-9_]*)=/u.exec(line)?.[1] ?? []);
    expect(listed).toEqual(names);
    for (const name of names) {
      const at = lines.findIndex((line) => line.startsWith(`${name}=`));
      expect(lines[at - 1], `a reason above ${name}`).toMatch(/^# \S.{10,}$/u);
    }
  });

  test('gives valid values', async () => {
    const values = parseDotEnv(await readFile(`${ROOT}.env.example`, 'utf8'));
    expect(() => parseEnv(values)).not.toThrow();
  });
});

/** Invalid values of each variable; free texts have none. */
const BAD: Record<string, readonly string[]> = {
  PORT: ['http', '-1', '65536', '3000.5', '0x10'],
  HOST: [],
  PUBLIC_URL: ['example.org', 'ftp://example.org', 'http://', '//x'],
  DATA_MODE: ['production', 'DEMO', 'demo,live'],
  DATA_DIR: [],
  DATABASE_URL: ['localhost:5432', 'mysql://localhost/x', 'http://localhost'],
  REDIS_URL: ['localhost:6379', 'http://127.0.0.1:6379'],
  OTS_CALENDARS: [
    'localhost',
    'ftp://calendar.example',
    'https://a.example,b',
    ',',
    'https://a.example,https://user@b.example',
    'https://:secret@a.example',
    'https://a.example/?key=1',
    'https://a.example/#1',
    'https://a.example/?',
  ],
  BITCOIN_ESPLORA_URL: [
    'localhost:3002',
    'ftp://127.0.0.1',
    'esplora',
    'https://user:secret@a.example/api',
    'https://a.example/api?key=1',
    'https://a.example/api#1',
  ],
  BITCOIN_ESPLORA_CHECK_URL: ['localhost:3002', 'ftp://127.0.0.1', 'https://user:secret@a.example/api'],
  SOURCES_FILE: [],
  RDAP_URL: ['rdap.org', 'ftp://rdap.org'],
  ALLOW_PRIVATE_FETCH: ['yes', '2', 'true'],
  NODE_NAME: [],
  SERVICES: ['web,mail', 'everything', ','],
  METRICS_TOKEN: [],
  S3_BUCKET: ['Upper', 'a', 'with space', 'https://bucket', 'bucket/path'],
  S3_ENDPOINT: ['localhost:9000', 'ftp://127.0.0.1', 'http://127.0.0.1:9000'],
  S3_REGION: ['eu central', 'EU'],
  SMTP_URL: ['mail.example:25', 'http://mail.example', 'smtp://'],
  MAIL_FROM: ['nobody', 'a@b.example, c@d.example', 'Help <help@b.example> more', 'help@b.example'],
  SECOND_FACTOR_ROLES: ['member', 'analyst,owner', ','],
  OIDC_ISSUER: ['login.example', 'ftp://login.example', 'https://login.example'],
  OIDC_CLIENT_ID: ['platform'],
  OIDC_CLIENT_SECRET: ['alone'],
  OPENAI_API_KEY: [],
  OPENAI_BASE_URL: ['localhost:11434', 'ftp://127.0.0.1/v1', 'http://127.0.0.1:11434/v1'],
  OPENAI_MODEL: [],
  UPLOAD_MAX_BYTES: ['0', '50 MB', '-5', '99999999999'],
  MIN_FREE_DISK_MB: ['-1', '1 GB'],
  LIMITS_FACTOR: ['0', '1.5', '1001'],
  TRUST_PROXY: ['0', 'yes', 'everybody', '10.0.0.0/33'],
  SOCKETS_PER_ACCOUNT: ['0', 'many', '-1', '1000001'],
  LOG_LEVEL: ['loud', 'INFO'],
};

test.for([
  ['DATABASE_URL', 'postgress://fap:s3cret-word@db/fap'],
  ['DATABASE_URL', 'postgres://fap:s3cret-word#x@db/fap'],
  ['REDIS_URL', 'http://:s3cret-word@cache'],
  ['OTS_CALENDARS', 'https://me:s3cret-word@calendar.example'],
  ['SMTP_URL', 'https://me:s3cret-word@mail.example'],
  ['OPENAI_BASE_URL', 'https://me:s3cret-word@ai.example/v1'],
  ['S3_ENDPOINT', 'https://me:s3cret-word@s3.example'],
] as const)('the password in a wrong %s is not printed', ([name, value]) => {
  expect(() => parseEnv({ [name]: value })).toThrow(ConfigurationError);
  expect(() => parseEnv({ [name]: value })).toThrow(/^(?!.*s3cret)[^\n]+$/u);
});

describe('an invalid variable', () => {
  test('has a case for every variable', () => expect(Object.keys(BAD)).toEqual(names));

  test.for(names.flatMap((name) => (BAD[name] ?? []).map((value) => [name, value] as const)))(
    '%s=%s stops with one line that names it',
    ([name, value]) => {
      const parse = () => parseEnv({ [name]: value });
      expect(parse).toThrow(ConfigurationError);
      expect(parse).toThrow(new RegExp(`^${name} [^\\n]+$`, 'u'));
    },
  );

  test.for([
    ['https://a.example/', ['https://a.example']],
    ['https://a.example/path//, http://b.example:80', ['https://a.example/path', 'http://b.example:80']],
    ['https://a.example,https://b.example,https://a.example/', ['https://a.example', 'https://b.example']],
  ] as const)('calendars %s are each counted once, without a slash at the end', ([value, calendars]) => {
    expect(parseEnv({ OTS_CALENDARS: value }).otsCalendars).toEqual(calendars);
  });

  test('empty counts as unset', () => {
    expect(parseEnv(Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(parseEnv({}));
  });
});
