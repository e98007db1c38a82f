import * as v from 'valibot';

/** The last entry of a backup; without it the file is incomplete. */
export const MANIFEST = 'manifest.json';
export const JOBS = 'open-jobs.json';
/** The name of the entry with a table's rows. */
export const tableEntry = (table: string): string => `tables/${table}.copy`;
/** The folder of the originals in a backup. */
export const EVIDENCE_FOLDER = 'evidence/';

export const manifestSchema = v.object({
  format: v.literal(1),
  /** The newest migration of the database, as drizzle's timestamp. */
  migration: v.number(),
  /** In foreign key order. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), sha256: v.string(), sizeBytes: v.number() }),
  ),
  sequences: v.array(v.object({ name: v.string(), last: v.nullable(v.string()) })),
  originals: v.number(),
  /** SHA-256 of originals that the database names but the store did not have. */
  missing: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Open jobs, which are enqueued when the restored installation starts. */
export const jobsSchema = v.array(
  v.object({
    name: v.string(),
    data: v.unknown(),
    startAfter: v.string(),
    priority: v.number(),
    singletonKey: v.nullable(v.string()),
  }),
);
export type OpenJob = v.InferOutput<typeof jobsSchema>[number];
