import type { FlowText } from './scam-flow.ts';

/** Work that the worker pays for. */
export const JOB_FLOW: FlowText = {
  id: 'task-job',
  name: 'Paid tasks job',
  description: 'Easy online tasks with a growing balance. To get paid, you first have to pay in.',
  familyId: 'CLUSTER-006-JOB',
  stages: [
    {
      id: 'offer',
      name: 'An offer out of the blue',
      minutes: 5,
      span: 'one day',
      layer: 4,
      moves: ['opening', 'claim'],
      script:
        'Hi, this is Lena from the hiring team. We are recruiting for a part-time remote job, you can earn $200 a day. Reply YES if you are interested.',
      triggers: ['Hope', 'Scarcity'],
      victimState: 'A chance at the right moment, above all when money is short.',
      exit: 'Don’t reply. Look the job up on the company’s own careers page.',
    },
    {
      id: 'hired',
      name: 'Hired in a chat',
      minutes: 20,
      span: 'one day',
      layer: 5,
      moves: ['ask', 'claim'],
      script:
        'You are hired. Message our trainer on Telegram and register on the platform. Our workers only need a phone and 60 minutes a day.',
      triggers: ['Trust', 'Small win'],
      victimState: 'Glad and a bit surprised that it went so fast.',
      exit: 'Ask for a call and a contract from the company’s own address. No interview, no job.',
    },
    {
      id: 'first-pay',
      name: 'The first tasks pay',
      minutes: 90,
      span: 'two or three days',
      layer: 7,
      moves: ['claim'],
      script:
        'Well done! You earned $86 with the first set and it is ready to withdraw. Our members do three sets a day.',
      triggers: ['Small win', 'Social proof'],
      victimState: 'Proud of the work. It seems to be real after all.',
      exit: 'Take the money and stop. The first payout is made so that the next step feels safe.',
    },
    {
      id: 'negative',
      name: 'The balance goes below zero',
      minutes: 40,
      span: 'days',
      layer: 10,
      moves: ['ask', 'objection'],
      script:
        'Lucky you, a combination task! Your balance is negative now. Top up 300 USDT to finish the set and you get it all back with commission.',
      triggers: ['Sunk cost', 'Time pressure'],
      victimState: 'Caught in the middle: stopping seems to cost all that was earned.',
      exit: 'The balance on the screen isn’t money. Leave it, and don’t pay in.',
    },
    {
      id: 'deeper',
      name: 'More to pay before the payout',
      minutes: 60,
      span: 'days',
      layer: 11,
      moves: ['ask', 'objection', 'pressure'],
      script:
        'Your withdrawal needs a higher credit score, so deposit 1,200. You can borrow from a friend. The set must be completed in 24 hours or the funds will be frozen.',
      triggers: ['Sunk cost', 'Fear', 'Social proof'],
      victimState: 'Pressed from all sides, in a group where others seem to manage.',
      exit: 'Stop, leave the group and call your bank. If you passed on money for them, tell your bank that too.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Honest employers don’t ask you to pay to get a job or to get paid.',
      source: 'US Federal Trade Commission, consumer advice “Job Scams”',
    },
  ],
};
