import { t } from '@fap/shared/kernel/words.ts';
/** A step of what happens to a report. */
export interface JourneyStep {
  /** 1 for the first. */
  step: number;
  title: string;
  description: string;
  /** The usual aim (specification, section 9); what one report really took stands on its own page. */
  timeframe: string;
  /** What there is at the end of the step. */
  outcome: string;
}

export type StepStatus = 'completed' | 'active' | 'pending';

/** The five steps from a report to a dossier. */
export const JOURNEY: readonly JourneyStep[] = [
  {
    step: 1,
    title: t`Your report is saved`,
    description: t`We keep your words and files as you sent them. Each file gets a fingerprint, so a later change would show.`,
    timeframe: t`Immediate`,
    outcome: t`You have a report page of your own. It lists each step with its real time.`,
  },
  {
    step: 2,
    title: t`We look for a match`,
    description: t`Names, web pages, phone numbers and ways to pay are compared with other reports. If some are the same, the reports form one case.`,
    timeframe: '1-24 hours',
    outcome: t`You see which case your report belongs to, and why.`,
  },
  {
    step: 3,
    title: t`ReconDogs study the evidence`,
    description: t`Small programs read your files for traces: dates, links, accounts, edited pictures. They say where each trace was found.`,
    timeframe: '24-48 hours',
    outcome: t`The case has findings that point back to the files.`,
  },
  {
    step: 4,
    title: t`People fill the gaps`,
    description: t`Volunteers and analysts add what the programs missed. Others review each piece before it counts.`,
    timeframe: '48-72 hours',
    outcome: t`The picture of the scam gets fuller, layer by layer.`,
  },
  {
    step: 5,
    title: t`The case becomes a dossier`,
    description: t`Analysts put what was found into one document, with its proofs. It is made for banks and for the offices that look into crime.`,
    timeframe: '3-7 days',
    outcome: t`You see on your report page if it is in a dossier. What an office does with it is up to that office.`,
  },
];

/** Where a step stands while another one is under way: earlier ones are done, later ones wait. */
export function statusOf(step: number, current: number): StepStatus {
  if (step === current) return 'active';
  return step < current ? 'completed' : 'pending';
}

/** The step after this one; after the last the journey starts again. */
export const nextStep = (current: number): number => (current >= JOURNEY.length ? 1 : current + 1);
