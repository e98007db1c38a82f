import type { ClaimsByFile } from './claim-proof.ts';

/** Sentences of what victims can learn that claim something. */
export const VICTIM_CLAIMS: ClaimsByFile = {
  'web/src/areas/education/screens/education-screen.tsx': [
    {
      says: 'Lives protected',
      proof:
        'the specification’s label; the sum of measured.victims, with “people who reported here” below it',
      test: 'web/src/areas/education/screens/education-screen.test.tsx',
    },
  ],
};
