import { BANK_FLOW } from './texts/bank-flow.ts';
import { COACHING_FLOW } from './texts/coaching-flow.ts';
import { CRYPTO_RECOVERY_FLOW } from './texts/crypto-recovery-flow.ts';
import { DELIVERY_FLOW } from './texts/delivery-flow.ts';
import { EXTORTION_FLOW } from './texts/extortion-flow.ts';
import { FAMILY_FLOW } from './texts/family-flow.ts';
import { GOVERNMENT_FLOW } from './texts/government-flow.ts';
import { JOB_FLOW } from './texts/job-flow.ts';
import { REFUND_FLOW } from './texts/refund-flow.ts';
import { RELATIONSHIP_INVESTMENT_FLOW } from './texts/relationship-investment-flow.ts';
import { ROMANCE_FLOW } from './texts/romance-flow.ts';
import type { FlowText } from './texts/scam-flow.ts';
import { TECH_SUPPORT_FLOW } from './texts/tech-support-flow.ts';

/** One flow for each family of the catalogue, in the catalogue's order. */
export const FLOWS: readonly FlowText[] = [
  CRYPTO_RECOVERY_FLOW,
  ROMANCE_FLOW,
  GOVERNMENT_FLOW,
  COACHING_FLOW,
  REFUND_FLOW,
  JOB_FLOW,
  RELATIONSHIP_INVESTMENT_FLOW,
  FAMILY_FLOW,
  BANK_FLOW,
  TECH_SUPPORT_FLOW,
  EXTORTION_FLOW,
  DELIVERY_FLOW,
];

/** The minutes of all stages of a flow. */
export const minutesOf = ({ stages }: Pick<FlowText, 'stages'>): number =>
  stages.reduce((sum, { minutes }) => sum + minutes, 0);
