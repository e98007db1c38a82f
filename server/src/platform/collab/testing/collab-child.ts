import { PostgresUpdateStore } from '../store/postgres-update-store.ts';
import { CollabHarness } from './collab-harness.ts';
import { connect } from './test-database.ts';

// Server process for the kill -9 test: prints its port on stdout and runs until it is killed.
const [url, schema, port] = process.argv.slice(2);
if (url === undefined || schema === undefined) throw new Error('usage: collab-child.ts URL SCHEMA [PORT]');
const store = new PostgresUpdateStore(connect(url, schema, 2));
const harness = await CollabHarness.start({ store, limits: { compactAfterRows: 40 } }, Number(port ?? 0));
process.stdout.write(`${harness.address}\n`);
