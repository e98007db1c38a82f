import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { askQuestions } from './search/ask-questions.ts';
import { fillSearched } from './search/fill-searched.ts';
import { SearchWords } from './search/search-words.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Searches a million rows (default): half of them pieces and comments, the others indicators, people, evidence items and clusters. A fifth
 * of the questions is a word, one its beginning, one has a typing error, one has two words, one is the beginning of an exhibit's
 * fingerprint; nearly each finds something.
 * The product's search of an analyst, who sees most, takes turns with a plain `ilike '%…%'` over the same columns.
 * `node server/bench/search.ts [rows] [questions] [questions of the peer]`.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const QUESTIONS = Number(process.argv[3] ?? 1_000);
/** The peer reads everything each time, so that a thousand would take an hour. */
const PEER_QUESTIONS = Number(process.argv[4] ?? 100);

// Configured like a server of this size: the tables and their indexes fit into memory.
await using postgres = await startThrowawayPostgres({ sharedBuffers: '2GB' });
const database = connectDatabase(postgres.url);
try {
  await migrateDatabase(database);
  const words = new SearchWords(new SeededRandom(7));
  const startedAt = performance.now();
  await fillSearched(database, words, ROWS);
  console.error(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await askQuestions(database, words, { rows: ROWS, questions: QUESTIONS, ofPeer: PEER_QUESTIONS });
} finally {
  await database.close();
}
