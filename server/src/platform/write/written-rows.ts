import type { TransactionSql } from 'postgres';
import type { TransactionDatabase } from '../postgres/database.ts';

/** Bookkeeping tables of the platform, which need no audit row: reaction receipts and waiting jobs. */
const RECEIPTS = 'reaction_receipt';
const QUEUE_SCHEMA = 'pgboss.';

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
const NO_WRITES = /\bfor (?:no key )?update\b|\bdo update\b/giu;
const WRITTEN_TABLE = /\b(?:insert into|update|delete from|merge into) (?:only )?([\w."]+)/giu;

/** Rows that a transaction wrote so far, by table; asked for seldom, so that statements are read only then. */
export type WrittenRows = () => ReadonlyMap<string, number>;

interface Answer {
  command: string;
  count: number;
}

/**
 * Counts the rows a transaction writes from here on, as PostgreSQL itself reports them: an insert that met a conflict and an update
 * that found nothing wrote nothing.
 */
export function countWrites(db: TransactionDatabase): WrittenRows {
  const answered: [statement: string, answer: Answer][] = [];
  // Each transaction has a session of its own, and with it the one client that all its statements go through.
  const session = db._.session as unknown as { client: TransactionSql };
  session.client = watched(session.client, (statement, { command, count }) => {
    answered.push([statement, { command, count }]);
  });
  return () => {
    const written = new Map<string, number>();
    for (const [table, rows] of answered.flatMap(([statement, answer]) => rowsWritten(statement, answer)))
      written.set(table, (written.get(table) ?? 0) + rows);
    return written;
  };
}

/** The tables of a statement with the rows it wrote there, without the platform's notes on its own work. */
function rowsWritten(statement: string, { command, count }: Answer): [table: string, rows: number][] {
  const text = statement.replaceAll(/\s+/gu, ' ');
  const isWrite = WRITES.has(command);
  // A `with` may write while its main query only reads.
  if (!isWrite && !/^ ?with\b/iu.test(text)) return [];
  const tables = [...text.replaceAll(NO_WRITES, ' ').matchAll(WRITTEN_TABLE)].map(([, name = '']) =>
    name.replaceAll('"', ''),
  );
  // Of several writes in one statement the answer counts only the last: each is taken for one row at least.
  const rows = tables.length === 1 && isWrite ? count : Math.max(1, count);
  return tables
    .filter((table) => rows > 0 && table !== RECEIPTS && !table.startsWith(QUEUE_SCHEMA))
    .map((table) => [table, rows]);
}

function watched(
  client: TransactionSql,
  onAnswer: (statement: string, answer: Answer) => void,
): TransactionSql {
  return new Proxy(client, {
    get(target, key, receiver) {
      if (key !== 'unsafe') return Reflect.get(target, key, receiver);
      return (...args: Parameters<TransactionSql['unsafe']>) => {
        const query = target.unsafe(...args);
        // A failed statement wrote nothing; its caller gets the error.
        query.then(
          (answer) => onAnswer(args[0], answer),
          () => {},
        );
        return query;
      };
    },
  });
}
