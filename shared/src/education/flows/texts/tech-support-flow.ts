import type { FlowText } from './scam-flow.ts';

/** A false helper for a healthy computer. */
export const TECH_SUPPORT_FLOW: FlowText = {
  id: 'tech-support',
  name: 'Alarm or renewal, then remote help',
  description:
    'A loud alarm or a bill for a renewal makes you call. A friendly technician connects to your device, and the way leads to your bank.',
  familyId: 'CLUSTER-010-TEC',
  stages: [
    {
      id: 'alarm',
      name: 'An alarm or a bill',
      minutes: 4,
      span: 'one day',
      layer: 4,
      moves: ['opening'],
      script:
        'Your subscription has been renewed for $399.99. If you did not authorize this charge, call our support desk within 24 hours.',
      triggers: ['Fear', 'Time pressure'],
      victimState: 'Startled by a charge or a noise that came from nowhere.',
      exit: 'Close the page or mail. Check your card in your own banking app: most often there’s no charge.',
    },
    {
      id: 'technician',
      name: 'A patient technician',
      minutes: 10,
      span: 'one call',
      layer: 3,
      moves: ['opening', 'claim'],
      script:
        'Hello, my name is Mike from technical support. I see that your computer is infected and hackers are inside.',
      triggers: ['Authority', 'Helpfulness'],
      victimState: 'Grateful for a kind voice that seems to know what to do.',
      exit: 'Hang up. A company that makes your device doesn’t watch it for viruses.',
    },
    {
      id: 'remote',
      name: 'Access to the device',
      minutes: 20,
      span: 'the same call',
      layer: 9,
      moves: ['ask'],
      script:
        'Please download the app AnyDesk and read me the number, so I can connect and show you the errors.',
      triggers: ['Trust', 'Confusion'],
      victimState: 'A bit lost in the windows. Letting them do it is a relief.',
      exit: 'Pull the network cable or turn Wi-Fi off. Then remove the program.',
    },
    {
      id: 'refund',
      name: 'The refund that was “too much”',
      minutes: 30,
      span: 'the same call',
      layer: 8,
      moves: ['claim', 'pressure'],
      script:
        'You typed too much, we have overpaid you by $9,000. It comes out of my wages, please help me, I will lose my job.',
      triggers: ['Guilt', 'Confusion'],
      victimState: 'Embarrassed for a mistake that you didn’t make.',
      exit: 'The number on the screen was changed by them. Check the balance by phone, with your bank.',
    },
    {
      id: 'payback',
      name: 'Send it back',
      minutes: 60,
      span: 'hours',
      layer: 10,
      moves: ['ask', 'pressure'],
      script:
        'Buy gift cards at the store and scratch off the codes, or wire the difference to our manager. Stay on the line and tell nobody.',
      triggers: ['Guilt', 'Secrecy', 'Time pressure'],
      victimState: 'Anxious to set it right. Being honest is turned against you.',
      exit: 'Tell the shop or bank clerk. If cards were read out, call the card company at once.',
    },
    {
      id: 'return',
      name: 'They call again',
      minutes: 10,
      span: 'weeks later',
      layer: 14,
      moves: ['opening', 'claim'],
      script:
        'We are calling because our company closes, your refund is ready and we need to connect to your computer again.',
      triggers: ['Hope', 'Familiarity'],
      victimState: 'Hope for the money, and a bad feeling beside it.',
      exit: 'Don’t let them in again. Change passwords from another device, and tell your bank there was access.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Real security warnings don’t ask you to call a phone number.',
      source:
        'US Federal Trade Commission, consumer advice “How To Spot, Avoid, and Report Tech Support Scams”',
    },
  ],
};
