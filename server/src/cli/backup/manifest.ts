import * as v from 'valibot';

/** The last entry of a backup: without it the file is not whole. */
export const MANIFEST = 'manifest.json';
export const JOBS = 'open-jobs.json';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const EVIDENCE_FOLDER = 'evidence/';

export const manifestSchema = v.object({
  format: v.literal(1),
  /** The newest migration of the database it was made of, as drizzle counts. */
  migration: v.number(),
  /** In foreign key order. */
  tables: v.array(
    v.object({ name: v.string(), columns: v.array(v.string()), sha256: v.string(), sizeBytes: v.number() }),
  ),
  sequences: v.array(v.object({ name: v.string(), last: v.nullable(v.string()) })),
  originals: v.number(),
  /** Originals that the database names and the store did not have. */
  missing: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** What is done once the installation runs again; its queue makes its own tables. */
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
