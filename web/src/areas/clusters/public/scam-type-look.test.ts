import { SCAM_TYPES } from '@fap/shared/catalogue/scam-types.ts';
import { expect, test } from 'vitest';
import { contrast } from '../../../testing/contrast.ts';
import { SCAM_TYPE_LOOKS } from './scam-type-look.ts';

const looks = SCAM_TYPES.map((type) => SCAM_TYPE_LOOKS[type]);

test('each kind of scam has a shape and a colour of its own, readable in both themes', () => {
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(SCAM_TYPES.length);
  for (const theme of ['light', 'dark'] as const) {
    expect(new Set(looks.map((look) => look[theme][0])).size).toBe(SCAM_TYPES.length);
    for (const look of looks) {
      const [shape, behind] = look[theme];
      expect(contrast(shape, behind)).toBeGreaterThanOrEqual(4.5);
    }
  }
});
