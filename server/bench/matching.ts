import { parseArgs } from 'node:util';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { Campaigns } from './matching/campaigns.ts';
import { describeCampaigns } from './matching/describe-campaigns.ts';
import { ExactTexts } from './matching/exact-texts.ts';
import { ReportFiller } from './matching/fill-reports.ts';
import { measureInserts } from './matching/measure-inserts.ts';
import { measureMatching } from './matching/measure-matching.ts';
import { measureTrigrams } from './matching/measure-trigrams.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Matches reports among 10,000, 100,000 and 1,000,000 others. Measures the time of candidates and ranking, recall of the most
 * similar reports, wrong joins, the index's size and the rate of inserts, and compares with a pg_trgm similarity search over
 * the same texts. Then measures how well short messages of one campaign are found among others, compared with word triples and TF-IDF.
 * `node server/bench/matching.ts [--sizes 10000,100000] [--public FILE] [--campaigns FILE]`: public files with labelled messages
 * (`matching/labels/README.md`), recorded calls with lines of `{"campaign", "text"}`; without sizes (`--sizes ''`) only campaigns.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    public: { type: 'string', multiple: true, default: [] },
    campaigns: { type: 'string' },
  },
});

const sizes = values.sizes.split(',').filter(Boolean).map(Number);
console.log(describeMachine());
if (sizes.length > 0) console.log(`\n${await measureSizes(sizes)}`);
console.log(`\n${await describeCampaigns(values.campaigns, values.public)}`);

async function measureSizes(counts: readonly number[]): Promise<string> {
  // Configured like a server of this size: the texts' table and its index fit into memory.
  await using postgres = await startThrowawayPostgres({ sharedBuffers: '1GB' });
  const migrating = connectDatabase(postgres.url, { max: 2 });
  await migrateDatabase(migrating).finally(() => migrating.close());
  // One connection, so that session settings apply to all queries.
  const database = connectDatabase(postgres.url, { max: 1 });
  try {
    await database.sql`insert into account (id, email, display_name, password_hash)
      values ('bench', 'bench@people.test', 'Bench', 'none')`;
    const campaigns = await Campaigns.load();
    const exact = new ExactTexts();
    const filler = new ReportFiller(database.sql, campaigns, exact);
    const rows: string[] = [];
    for (const size of counts) {
      const startedAt = performance.now();
      await filler.fillTo(size);
      console.error(`${size} reports filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
      const found = await measureMatching(database, campaigns, exact, size);
      const kept = await measureInserts(database, campaigns);
      const peer = await measureTrigrams(database, campaigns, size);
      rows.push(`| ${[size.toLocaleString('en'), ...found, ...kept, ...peer].join(' | ')} |`);
      console.error(rows.at(-1));
    }
    return [
      '| reports | p50 ms | p99 ms | worst ms | processor stolen | features ms | recall@10 of exact | joined rightly | false joins | strangers named alike | index MB | inserts/s | pg_trgm p50 ms | pg_trgm worst ms | pg_trgm recall@10 | pg_trgm index MB |',
      `|${'---:|'.repeat(16)}`,
      ...rows,
    ].join('\n');
  } finally {
    await database.close();
  }
}
