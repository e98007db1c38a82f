import type { Sql } from 'postgres';

/** A setting of an operator's own PostgreSQL that costs people time, or safety, and what to write instead. */
export interface SettingAdvice {
  setting: string;
  value: string;
  advice: string;
}

interface Rule {
  setting: string;
  isFine(value: string): boolean;
  advice: string;
}

const MEGABYTE = 1024 ** 2;
const SECOND = 1;

/** Values as `pg_settings` gives them, in bytes and seconds where they have a unit. */
const RULES: readonly Rule[] = [
  {
    setting: 'fsync',
    isFine: (value) => value === 'on',
    advice: 'a power failure may destroy the database; set it to on',
  },
  {
    setting: 'synchronous_commit',
    isFine: (value) => value !== 'off',
    advice: 'what the platform calls stored may be lost in a crash; set it to on',
  },
  {
    setting: 'full_page_writes',
    isFine: (value) => value === 'on',
    advice: 'a crash may leave torn pages; set it to on',
  },
  {
    setting: 'max_wal_size',
    isFine: (value) => Number(value) >= 2_048 * MEGABYTE,
    advice: 'checkpoints come often and slow people’s changes; 2GB or more is better where the disk has room',
  },
  {
    setting: 'checkpoint_timeout',
    isFine: (value) => Number(value) >= 900 * SECOND,
    advice: 'checkpoints come often and slow people’s changes; 30min is better',
  },
  {
    setting: 'wal_compression',
    isFine: (value) => value !== 'off',
    advice: 'after each checkpoint whole pages are logged; on makes them a third',
  },
  {
    setting: 'track_wal_io_timing',
    isFine: (value) => value === 'on',
    advice: '/metrics cannot say how long the disk takes; set it to on',
  },
];

const BYTES: Readonly<Record<string, number>> = { kB: 1024, '8kB': 8_192, MB: MEGABYTE };

/** The settings of this PostgreSQL that we would change, with why. */
export async function judgeSettings(sql: Sql): Promise<SettingAdvice[]> {
  const rows = await sql<{ name: string; setting: string; unit: string | null }[]>`
    select name, setting, unit from pg_settings where name = any(${RULES.map(({ setting }) => setting)})`;
  return RULES.flatMap(({ setting, isFine, advice }) => {
    const row = rows.find(({ name }) => name === setting);
    if (!row) return [];
    const size = BYTES[row.unit ?? ''];
    const value = size === undefined ? row.setting : String(Number(row.setting) * size);
    if (isFine(value)) return [];
    return [{ setting, value: `${row.setting}${row.unit ?? ''}`, advice }];
  });
}
