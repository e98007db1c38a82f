import { t } from '@fap/shared/kernel/words.ts';
export type VictimMoveId =
  | 'refuse'
  | 'doubt'
  | 'proof'
  | 'warned'
  | 'no-money'
  | 'price'
  | 'money-back'
  | 'delay'
  | 'pay';

/** Something a victim does that the other side answers. */
export interface VictimMove {
  id: VictimMoveId;
  /** As a trigger: "Asks for proof". */
  name: string;
  /** Wordings of the move, as said or as described. */
  pattern: RegExp;
}

/** Moves of victims, the most specific first: the first match counts. */
export const VICTIM_MOVES: readonly VictimMove[] = [
  {
    id: 'money-back',
    name: t`Wants the money out or back`,
    pattern:
      /\b(?:withdraw(?:al|ing)?|cash out|pay ?out|refund|money back|get (?:it|my money) (?:out|back)|complain(?:ed|t)?|cancel(?:led)?|reclaim)\b/iu,
  },
  {
    id: 'proof',
    name: t`Asks for proof or a meeting`,
    pattern:
      /\b(?:proof|prove|video ?(?:call|chat)|face[- ]?time|meet(?: in person)?|badge|licen[cs]e|registration|credentials|call (?:you|him|her|them) back|see your face|camera|show me)\b/iu,
  },
  {
    id: 'warned',
    name: t`Names the bank, police or family`,
    pattern:
      /\b(?:police|my (?:bank|son|daughter|wife|husband|lawyer|sister|brother|family|friend|children)|the bank|teller|bank clerk|report (?:you|this|them)|lawyer)\b/iu,
  },
  {
    id: 'doubt',
    name: t`Doubts that it is real`,
    pattern:
      /\b(?:scam|fraud|fake|too good|not sure|suspicious|(?:do(?:n'?t|es not|esn'?t)|do not) (?:trust|believe|understand|sound right)|doubt(?:ed|s|ful)?|is (?:this|it) (?:real|legit)|how do i know|worr(?:y|ied)|why (?:do|should|would|is|are)|questions?)\b/iu,
  },
  {
    id: 'no-money',
    name: t`Has no more money`,
    pattern:
      /\b(?:no (?:more )?money|can(?:'t|not) (?:afford|pay)|can not pay|don'?t have (?:that|any|the|so|it|enough|\$)|have nothing left|broke|empty|could not raise|run out|ran out|not enough)\b/iu,
  },
  {
    id: 'price',
    name: t`Finds it too expensive`,
    pattern:
      /\b(?:too much|expensive|so much|another (?:fee|payment)|why (?:another|more|a fee)|already paid|that much)\b/iu,
  },
  {
    id: 'delay',
    name: t`Wants time to think`,
    pattern:
      /\b(?:think about it|need (?:some |more )?time|sleep on it|tomorrow|later|not (?:now|today|yet)|wait|hesitat(?:e|ed)|call (?:you )?back later|give me (?:a|some))\b/iu,
  },
  {
    id: 'refuse',
    name: t`Refuses`,
    pattern:
      /\b(?:^no\b|say no|said no|refus(?:e|ed)|won'?t|will not|not (?:going to|paying|sending)|stop(?:ped)?|not interested|leave me alone|hung up|declined|did(?:n'?t| not) (?:want|pay|send))\b|^no\b/iu,
  },
  {
    id: 'pay',
    name: t`Pays`,
    pattern:
      /\b(?:(?:i|we|have|just) (?:paid|sent|transferred|wired|deposited|bought)|paid (?:it|the)|payment (?:sent|done|made)|money (?:is )?sent|had paid|did pay)\b/iu,
  },
];

/** What somebody does with these words; null where no rule fits. */
export function victimMove(text: string): VictimMove | null {
  return VICTIM_MOVES.find(({ pattern }) => pattern.test(text)) ?? null;
}
