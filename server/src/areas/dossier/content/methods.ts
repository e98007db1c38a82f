import type { DossierContent } from '@fap/shared/dossier/content.ts';
import { FAMILY_VERSION } from '@fap/shared/families/family-rules.ts';
import { MATCH_VERSION } from '@fap/shared/matching/match-score.ts';
import { DNA_VERSION } from '@fap/shared/matching/traits/layers.ts';

/** How each kind of statement came about, with the version it can be recomputed with. */
export const METHODS: DossierContent['methods'] = [
  {
    name: 'Evidence items',
    version: 'SHA-256',
    says: 'Each file is named by the SHA-256 of its bytes as they were handed in. The hash shows that a file is the same; it does not show that what is in it is true.',
  },
  {
    name: 'Custody log',
    version: '1',
    says: 'Each act is an entry whose hash covers the entry before it. Who acted, on what, and what changed are salted hashes. The log shows that nothing recorded was changed later; it cannot show what was never recorded.',
  },
  {
    name: 'Stamps',
    version: 'OpenTimestamps',
    says: 'A stamp in a Bitcoin block shows that its subject existed no later than the time of the block. It does not show who made it, or that it is true. Stamps in the development chain show nothing outside of a demonstration.',
  },
  {
    name: 'Matching of reports',
    version: String(MATCH_VERSION),
    says: 'Reports are put together by identifiers they share and by how similar their stories are. A match is a reason to look, not a proof that the same people were at work.',
  },
  {
    name: 'Anatomy',
    version: `traits ${DNA_VERSION}, families ${FAMILY_VERSION}`,
    says: 'Volunteers solve fourteen layers of a scam. A piece is confirmed when others reviewed it. Pieces are what volunteers found, not testimony.',
  },
  {
    name: 'Strike Score',
    version: '1',
    says: 'Points for lines of enquiry, links, harm, vulnerability, integrity, completeness and urgency. It says how actionable a cluster is for an investigator, not how likely anybody is guilty.',
  },
];
