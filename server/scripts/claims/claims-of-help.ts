import type { ClaimProof, ClaimsByFile } from './claim-proof.ts';

const OFFICE = 'No fact: what a public office says of itself; its source is beside it';
const ADVICE = 'No fact: advice';
const offices = (...said: string[]): ClaimProof[] => said.map((says) => ({ says, proof: OFFICE }));

/** Sentences of first help that claim something. */
export const HELP_CLAIMS: ClaimsByFile = {
  'shared/src/help/helplines-europe.ts': offices(
    'Takes reports for the police in England, Wales and Northern Ireland.',
    'Police Scotland',
    '110 (police) or 112',
    'Takes reports for the police of your state.',
    '17 (police) or 112',
    'Police, not urgent',
  ),
  'shared/src/help/helplines-world.ts': offices(
    'Takes reports of every kind of scam and says what to do next.',
    'Takes reports of fraud and passes them on to the police.',
    'Takes reports of online crime for the police.',
    'Police, not urgent',
  ),
  'shared/src/help/rail-advice.ts': [
    {
      says: 'For transfers of US$ 50,000 or more from the US to a bank abroad*',
      proof: 'No fact: the rule of the FBI that is named beside it',
    },
    { says: 'Report it to the police; in the US at ic3.gov, with the same hash.', proof: ADVICE },
    { says: 'The delivery company, or the police', proof: ADVICE },
    {
      says: 'Already handed over? Call the police. Write down what the person and the car looked like.',
      proof: ADVICE,
    },
  ],
  'web/src/areas/reports/care-card.tsx': [
    { says: '… Don’t answer, and pay nothing more, whatever they threaten.*', proof: ADVICE },
  ],
  'web/src/areas/help/first-minutes.tsx': [
    { says: 'Use the number on your card or statement, never one that they gave you.', proof: ADVICE },
  ],
  'web/src/areas/help/check/check-card.tsx': [
    {
      says: 'At least five people reported it, and it was confirmed. Don’t send money. Don’t reply.',
      proof: 'five mailboxes of accounts that count in public figures, and indicator.state confirmed',
      test: 'server/src/areas/help/help.test.ts',
    },
  ],
};
