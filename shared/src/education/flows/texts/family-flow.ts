import type { FlowText } from './scam-flow.ts';

/** A relative in need who is somebody else. */
export const FAMILY_FLOW: FlowText = {
  id: 'family-emergency',
  name: 'Relative in an emergency',
  description:
    'A call or text seems to come from a child or grandchild. Something terrible happened, and money must leave within the hour.',
  familyId: 'CLUSTER-008-FAM',
  stages: [
    {
      id: 'voice',
      name: 'A voice or a new number',
      minutes: 3,
      span: 'one call or chat',
      layer: 4,
      moves: ['opening'],
      script: 'Hi mom, it’s me. My phone is broken, this is my new number. Please save it.',
      triggers: ['Familiarity', 'Fear'],
      victimState: 'Love takes over. You fill in the name yourself.',
      exit: 'Call the old number. If nobody answers, ask a question only your relative can answer.',
    },
    {
      id: 'accident',
      name: 'Something terrible happened',
      minutes: 6,
      span: 'minutes later',
      layer: 8,
      moves: ['pressure'],
      script: 'Grandma, I had an accident and somebody is hurt. They took me to the station. Please help me.',
      triggers: ['Fear', 'Affection'],
      victimState: 'Panic. All other thoughts stop.',
      exit: 'Say “I’ll call you back” and hang up. Call somebody who lives with them.',
    },
    {
      id: 'official',
      name: 'A calm second voice',
      minutes: 10,
      span: 'the same call',
      layer: 3,
      moves: ['claim', 'pressure'],
      script:
        'This is his lawyer. The court allows bail today. Because of a gag order, do not tell anyone in the family.',
      triggers: ['Authority', 'Secrecy'],
      victimState: 'The calm voice seems to bring order. The secret keeps you alone.',
      exit: 'Break the secret. Telling the family is what ends this scam.',
    },
    {
      id: 'handover',
      name: 'Cash, courier or transfer',
      minutes: 45,
      span: 'one or two hours',
      layer: 10,
      moves: ['ask', 'pressure'],
      script:
        'Get $8,000 in cash and stay on the phone. A courier comes to your door. Or send the money by Zelle right now.',
      triggers: ['Time pressure', 'Fear'],
      victimState: 'Acting without a pause. It feels like saving a life.',
      exit: 'Don’t open the door, and call the emergency number. At the bank, tell the clerk why you need cash.',
    },
    {
      id: 'again',
      name: 'It wasn’t enough',
      minutes: 15,
      span: 'hours to days',
      layer: 11,
      moves: ['ask', 'pressure'],
      script: 'The injured person had surgery, so the bond rises. We need $6,000 more before noon.',
      triggers: ['Sunk cost', 'Fear', 'Guilt'],
      victimState: 'Drained and frightened. You acted out of love.',
      exit: 'Call your relative now. Call bank and carrier: cash and transfers can sometimes be stopped.',
    },
  ],
  reviewedOn: '2026-11-28',
  sources: [
    {
      says: 'Callers pose as a relative in trouble and may use a copied voice.',
      source:
        'US Federal Trade Commission, consumer advice “Scammers Use Fake Emergencies To Steal Your Money”',
    },
  ],
};
