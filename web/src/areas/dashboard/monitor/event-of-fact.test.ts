import { OPEN_STATUSES, UNIT_RUN_STATUSES } from '@fap/shared/recondogs/entities.ts';
import { expect, test } from 'vitest';
import { eventOfFact } from './event-of-fact.ts';
import { eventOfActivity } from './feed-event.ts';

const SENT = { seq: 7, at: '2026-11-28T09:00:00.000Z' };
const operation = (status: (typeof UNIT_RUN_STATUSES)[number]) =>
  eventOfFact({
    key: 'operation',
    fact: {
      ...SENT,
      topic: 'recondogs',
      operationId: 'o1',
      clusterId: 'cluster-014',
      unit: 'cryptoguardian',
      status,
      progress: 50,
    },
  });

test('a unit is told when its run ends, by its name and how it ended', () => {
  for (const status of OPEN_STATUSES) expect(operation(status)).toBeNull();
  const ended = UNIT_RUN_STATUSES.filter((status) => !OPEN_STATUSES.includes(status));
  const texts = ended.map((status) => operation(status)?.text);
  expect(new Set(texts).size).toBe(ended.length);
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.* in cluster-014$/u);
  expect(operation('ok')).toMatchObject({
    key: 'recondogs 7',
    subject: 'Crypto Guardian',
    href: '/cluster-detail/cluster-014',
  });
});

test('an alert of a case leads to the case, every other to its cluster', () => {
  const alert = (kind: 'case-at-risk' | 'cluster-solved') =>
    eventOfFact({
      key: 'alert',
      fact: { ...SENT, topic: 'dashboard', kind, subjectId: 'x1', name: 'x1', change: 'taken' },
    });
  expect(alert('case-at-risk')).toMatchObject({
    href: '/cases/x1',
    text: 'A case of high risk: somebody took the alert',
  });
  expect(alert('cluster-solved')?.href).toBe('/cluster-detail/x1');
});

test('a scan and a harvest are told with what they brought', () => {
  expect(
    eventOfFact({
      key: 'scanned',
      fact: {
        ...SENT,
        topic: 'detection',
        runId: 'r1',
        status: 'completed',
        timestamp: SENT.at,
        sourcesScanned: 9,
        scamsDetected: 1_459,
        newClusters: 1,
        clustersUpdated: 2,
        reason: null,
      },
    }),
  ).toMatchObject({ text: 'A scan ended: 1,459 placed in clusters', href: '/auto-detector' });
});

test('activity that concerns only some is not told', () => {
  const entry = { clusterId: 'c1', clusterName: 'Harbour Light', actor: 'Ada', at: SENT.at };
  expect(eventOfActivity({ ...entry, action: 'report.read' })).toBeNull();
  expect(eventOfActivity({ ...entry, action: 'puzzle.contributed' })?.text).toBe(
    'A new piece for its puzzle, by Ada',
  );
});
