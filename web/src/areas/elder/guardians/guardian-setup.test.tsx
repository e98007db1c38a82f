import { areSound, GUARDIAN_SCOPES, type GuardianScope } from '@fap/shared/elder/scopes.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withScope } from './guardian-setup.tsx';

test.for([
  [
    'deciding brings alerts and amounts along',
    ['status'],
    'decide',
    true,
    ['status', 'alerts', 'amounts', 'decide'],
  ],
  [
    'alerts take amounts and deciding along when they go',
    ['status', 'alerts', 'amounts', 'decide'],
    'alerts',
    false,
    ['status'],
  ],
  ['amounts leave alerts', ['alerts', 'amounts', 'decide'], 'amounts', false, ['alerts']],
  ['the status stands alone', ['alerts'], 'status', true, ['status', 'alerts']],
] as const)('%s', ([, scopes, scope, isGiven, expected]) =>
  expect(withScope(scopes, scope, isGiven)).toEqual(expected),
);

test('whatever is given or taken, nobody decides about what they cannot see', () => {
  const sound = fc.subarray([...GUARDIAN_SCOPES]).filter(areSound);
  fc.assert(
    fc.property(
      sound,
      fc.constantFrom<GuardianScope>(...GUARDIAN_SCOPES),
      fc.boolean(),
      (scopes, scope, isGiven) => {
        const next = withScope(scopes, scope, isGiven);
        expect(areSound(next)).toBe(true);
        expect(next.includes(scope)).toBe(isGiven);
      },
    ),
  );
});
