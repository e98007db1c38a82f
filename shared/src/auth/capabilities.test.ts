import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPABILITIES, can, ROLES } from './capabilities.ts';

const allowed = (role: (typeof ROLES)[number]) =>
  CAPABILITIES.filter((capability) => can([role], capability));
const MEMBER = [
  'account.manage',
  'report.submit',
  'evidence.upload',
  'evidence.view',
  'puzzle.contribute',
  'puzzle.review',
  'puzzle.claim',
  'case.create',
  'playbook.detonate',
  'backtrace.capture',
  'detection.scan',
  'recondogs.request',
  'content.flag',
  'content.propose',
  'elder.protect',
];

// Spelled out, so that a capability gained or lost shows up in a review.
test.for([
  ['member', MEMBER],
  [
    'analyst',
    [
      ...MEMBER,
      'puzzle.decide-alone',
      'case.manage',
      'case.sign-off',
      'case.read-original',
      'indicator.look-up',
      'indicator.decide',
      'cluster.merge',
      'cluster.verify',
      'dossier.read',
      'dossier.export',
      'partners.read-log',
      'webhooks.manage',
      'detection.review',
      'escalation.approve',
      'alert.take',
      'content.moderate',
      'content.review',
    ],
  ],
  ['leo', [...MEMBER, 'dossier.read', 'alert.subscribe']],
  [
    'admin',
    [
      ...MEMBER,
      'puzzle.decide-alone',
      'case.manage',
      'case.sign-off',
      'case.read-original',
      'indicator.look-up',
      'indicator.decide',
      'cluster.merge',
      'cluster.verify',
      'dossier.read',
      'dossier.export',
      'partners.manage',
      'partners.read-log',
      'webhooks.manage',
      'detection.review',
      'escalation.approve',
      'alert.take',
      'recondogs.deploy',
      'harvest.run',
      'admin.access',
      'board.reset',
      'content.moderate',
      'content.review',
    ],
  ],
] as const)('%s', ([role, capabilities]) => expect(allowed(role).sort()).toEqual([...capabilities].sort()));

test('an additional role never removes a capability', () => {
  const roles = fc.subarray([...ROLES]);
  fc.assert(
    fc.property(roles, roles, fc.constantFrom(...CAPABILITIES), (some, more, capability) => {
      if (can(some, capability)) expect(can([...some, ...more], capability)).toBe(true);
    }),
  );
});
