import { t } from '@fap/shared/kernel/words.ts';
import type { ScamType } from '../catalogue/scam-types.ts';

/** A root family: kinds of scam that descend from one another. */
export interface FamilyGroup {
  id: string;
  name: string;
  description: string;
  scamTypes: readonly ScamType[];
  /** Shown even without clusters (specification, section 3: three families). */
  isNamed: boolean;
}

/** The families; the first three are the specification's, the others appear with their first cluster. */
export const FAMILY_GROUPS: readonly FamilyGroup[] = [
  {
    id: 'family-romance',
    name: t`Romance Family`,
    description: t`A relationship is made up over weeks, then an emergency or a shared investment asks for money.`,
    scamTypes: ['romance'],
    isNamed: true,
  },
  {
    id: 'family-crypto-investment',
    name: t`Crypto Investment Family`,
    description: t`A mentor or platform shows growing balances that cannot be withdrawn; afterwards somebody may offer to recover the loss for a fee.`,
    scamTypes: ['investment_coaching', 'crypto_recovery'],
    isNamed: true,
  },
  {
    id: 'family-refund',
    name: t`Refund Family`,
    description: t`A refund, a renewal or an alarm on the screen leads to a call; in the end the victim sends money back that never came, or never gets back what was paid.`,
    scamTypes: ['refund_denial', 'tech_support'],
    isNamed: true,
  },
  {
    id: 'family-impersonation',
    name: t`Impersonation Family`,
    description: t`Callers and letters claim to be an authority and press for payment at once.`,
    scamTypes: ['government_impersonation'],
    isNamed: false,
  },
  {
    id: 'family-employment',
    name: t`Employment Family`,
    description: t`Jobs and tasks that cost money first.`,
    scamTypes: ['job_scam'],
    isNamed: false,
  },
  {
    id: 'family-other',
    name: t`Other Schemes`,
    description: t`Clusters of kinds that have no family of their own yet.`,
    scamTypes: ['other'],
    isNamed: false,
  },
];

/** The family of a kind of scam. */
export function familyOf(scamType: ScamType): FamilyGroup {
  const group = FAMILY_GROUPS.find(({ scamTypes }) => scamTypes.includes(scamType));
  if (!group) throw new Error(`no family for ${scamType}`);
  return group;
}
