import { afterAll, inject } from 'vitest';
import { reachBySocket } from '../platform/postgres/local-sockets.ts';
import { dropTestDatabase } from './test-database.ts';

// As the process that started it: the network of the same machine costs a third of a short statement.
const socketFolder = inject('socketFolder');
if (socketFolder) reachBySocket(socketFolder, Number(new URL(inject('scratchUrl')).port));

// The collaboration suite takes its database from here and makes schemas of its own in it.
process.env.TEST_DATABASE_URL = inject('scratchUrl');

afterAll(dropTestDatabase);
