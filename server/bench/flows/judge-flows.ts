import { createHash } from 'node:crypto';
import { FLOWS } from '@fap/shared/education/flows/flows.ts';
import { matchScript } from '@fap/shared/education/flows/match/match-script.ts';

/** A public text with its known kind. */
export interface TypedText {
  text: string;
  label: 'scam' | 'legit';
  type?: string | undefined;
  source: string;
}

/** The flows that are right for a kind of text, by what its labels mean; kinds without one belong to none of the twelve families. */
export const RIGHT_FLOWS: Readonly<Record<string, readonly string[]>> = {
  crypto_recovery: ['crypto-recovery'],
  government_impersonation: ['government-call'],
  /** False orders, renewals and refunds by phone. */
  refund: ['tech-support', 'refund-call'],
  tech_support: ['tech-support'],
  job_scam: ['task-job'],
  romance: ['romance-crisis', 'relationship-investment'],
  investment: ['coaching-group', 'relationship-investment'],
  /** Messages of false banks and carriers, and of false mailboxes, which no flow describes. */
  phishing: ['safe-account', 'delivery-text'],
};

/** What a comparison said of one text. */
export interface JudgedText {
  kind: string;
  source: string;
  /** The flow named alone; null where several are close or none fits. */
  named: string | null;
  isRight: boolean;
}

/** Compares a text with the flows, and says whether a flow named alone is one of its kind. */
export function judgeText({ text, label, type, source }: TypedText): JudgedText {
  const kind = label === 'legit' ? 'honest' : (type ?? 'other');
  const { verdict, flows } = matchScript(text, FLOWS);
  const named = verdict === 'clear' ? (flows[0]?.flowId ?? null) : null;
  return { kind, source, named, isRight: named !== null && (RIGHT_FLOWS[kind]?.includes(named) ?? false) };
}

/** Whether a text is in the half that wordings were written by. */
export const isOfImprovedHalf = ({ text }: Pick<TypedText, 'text'>): boolean =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0;
