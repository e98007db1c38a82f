import { parseArgs } from 'node:util';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { machineLines } from './live/machine/machine-line.ts';
import { Campaigns } from './matching/campaigns.ts';
import { describeCampaigns } from './matching/describe-campaigns.ts';
import { ExactTexts } from './matching/exact-texts.ts';
import { ReportFiller } from './matching/fill-reports.ts';
import { measureInserts } from './matching/measure-inserts.ts';
import { measureMatching } from './matching/measure-matching.ts';
import { measureTrigrams } from './matching/measure-trigrams.ts';
import { throwawayPostgres } from './throwaway.ts';

/**
 * Matches reports among 10,000, 100,000 and 1,000,000 others: time of candidates and ranking, how many of the truly most
 * similar are found, how many are joined wrongly, the index's size and the rate of inserts, and beside it a search by
 * similarity of pg_trgm over the same texts. Then how well short messages of one campaign are found among others, beside
 * runs of three words. `node server/bench/matching.ts [--sizes 10000,100000] [--campaigns FILE]`, the file with lines of
 * `{"campaign", "text"}`.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    campaigns: { type: 'string' },
  },
});

// As a server of this size is set up: the texts' table and its index fit into memory.
await using postgres = await throwawayPostgres({ sharedBuffers: '1GB' });
const migrating = connectDatabase(postgres.url, { max: 2 });
await migrateDatabase(migrating).finally(() => migrating.close());
// One connection: what is set for it is set for all that follows.
const database = connectDatabase(postgres.url, { max: 1 });
try {
  await database.sql`insert into account (id, email, display_name, password_hash)
    values ('bench', 'bench@people.test', 'Bench', 'none')`;
  const campaigns = await Campaigns.read();
  const exact = new ExactTexts();
  const filler = new ReportFiller(database.sql, campaigns, exact);
  const rows: string[] = [];
  for (const size of values.sizes.split(',').map(Number)) {
    const startedAt = performance.now();
    await filler.fillTo(size);
    console.error(`${size} reports filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
    const found = await measureMatching(database, campaigns, exact, size);
    const kept = await measureInserts(database, campaigns);
    const peer = await measureTrigrams(database, campaigns, size);
    rows.push(`| ${[size.toLocaleString('en'), ...found, ...kept, ...peer].join(' | ')} |`);
    console.error(rows.at(-1));
  }
  console.log(machineLines());
  console.log(
    '\n| reports | p50 ms | p99 ms | worst ms | processor stolen | features ms | recall@10 of exact | joined rightly | false joins | strangers named alike | index MB | inserts/s | pg_trgm p50 ms | pg_trgm worst ms | pg_trgm recall@10 | pg_trgm index MB |',
  );
  console.log(`|${'---:|'.repeat(16)}`);
  console.log(rows.join('\n'));
  console.log(`\n${await describeCampaigns(values.campaigns)}`);
} finally {
  await database.close();
}
