import { t } from '@fap/shared/kernel/words.ts';
import type { FlowText } from './scam-flow.ts';

/** Threats with a picture, real or claimed. */
export const EXTORTION_FLOW: FlowText = {
  id: 'sextortion',
  name: t`Threat with a picture`,
  description: t`Somebody has, or claims to have, private pictures. They demand money and threaten to send them to everybody you know.`,
  familyId: 'CLUSTER-011-EXT',
  stages: [
    {
      id: 'flirt',
      name: t`A quick flirt, or a mail`,
      minutes: 25,
      span: 'hours',
      layer: 4,
      moves: ['opening'],
      script: t`Hey, I saw your profile, you look nice. Let’s talk on video, you go first.`,
      triggers: ['Affection', 'Familiarity'],
      victimState: t`Flattered, a little daring. Nothing about that is wrong.`,
      exit: t`End the call when somebody you just met asks for pictures. You owe them nothing.`,
    },
    {
      id: 'threat',
      name: t`The threat`,
      minutes: 5,
      span: 'minutes',
      layer: 8,
      moves: ['pressure'],
      script: t`I recorded you through your webcam. I will send the video to all your contacts and your family.`,
      triggers: ['Fear', 'Shame'],
      victimState: t`Terror and shame, and the feeling that there’s no way out. There is one.`,
      exit: t`Don’t answer, and don’t delete anything. You’re not in trouble; they are. Tell one person you trust.`,
    },
    {
      id: 'demand',
      name: t`Pay within hours`,
      minutes: 10,
      span: t`one day`,
      layer: 10,
      moves: ['ask', 'pressure'],
      script: t`Send $900 in bitcoin to this wallet within 24 hours, or everyone will see it. The clock is running, you have 24 hours.`,
      triggers: ['Time pressure', 'Fear'],
      victimState: t`Thoughts race. Paying looks like the only way to make it stop.`,
      exit: t`Don’t pay: payment brings the next demand. Block them, report the account, get help to remove pictures.`,
    },
    {
      id: 'more',
      name: t`It doesn’t stop`,
      minutes: 15,
      span: 'days',
      layer: 11,
      moves: ['ask', 'pressure'],
      script: t`Not enough. You have two hours, pay 500 more or I post the pictures now.`,
      triggers: ['Fear', 'Sunk cost', 'Secrecy'],
      victimState: t`Worn down and alone at night. If it feels unbearable, call a crisis line now.`,
      exit: t`Stop paying and stop talking. If you’re under 18, tell an adult: help is free and this isn’t your fault.`,
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: t`Paying rarely ends the demands; people are advised to stop talking, block and report.`,
      source: t`FBI, public page “Sextortion”`,
    },
  ],
};
