import { afterAll, inject } from 'vitest';
import { dropTestDatabase } from './test-database.ts';

// The collaboration suite takes its database from here and makes schemas of its own in it.
process.env.TEST_DATABASE_URL = inject('scratchUrl');

afterAll(dropTestDatabase);
