import { t } from '@fap/shared/kernel/words.ts';
import { rule, type TurnRule } from './turn-rule.ts';

const r = String.raw;

/** What is asked for, and how objections are answered. */
export const ASKING_RULES: readonly TurnRule[] = [
  rule('ask', 'fee', t`Asks for a fee, bond or tax`, [
    r`\b(?:pay|send|transfer|settle|deposit|cover|clear)\b.{0,60}\b(?:fees?|bond|tax(?:es)?|deposit|charge|certificate|insurance|fine|toll|penalty|dues?)\b`,
    r`\bonly the (?:bond|fee|tax|deposit|payment) is (?:missing|left|open)\b`,
    r`\b(?:bond|fee|tax|deposit)\b.{0,40}\b(?:must|has to|needs to|is required|is due|required)\b`,
    r`\b(?:bond|fee|charge|tax|permit|certificate|deposit)\b.{0,50}\b(?:is lodged|is paid|bought first|without which|before (?:any|the) (?:release|refund|payout))\b`,
    r`\b(?:without|until) (?:the |a |your )?(?:permit|fee|bond|charge|certificate|payment)\b`,
    r`\b(?:the|a|small|one[- ]time|refundable) (?:\p{L}+ )?fee of\b`,
  ]),
  rule('ask', 'crypto', t`Asks for payment in crypto`, [
    r`\b(?:pay|send|transfer|deposit|buy|put|move|convert|feed|top ?up)\b.{0,60}\b(?:bitcoin|btc|usdt|eth(?:ereum)?|crypto|coins?|wallet|kiosk|bc1\w+|0x\w+|1[a-km-z1-9]{25,}|trc-?20)\b`,
    r`\b(?:kiosk|bitcoin (?:atm|machine))\b`,
  ]),
  rule('ask', 'transfer', t`Asks for a transfer`, [
    r`\b(?:wire|transfer|zelle|cash ?app|venmo|western union|moneygram|money order|bank transfer)\b.{0,50}\b(?:to|now|today|the|it|\d)\b`,
    r`\b(?:send|pay|wire|transfer|lend|put|deposit)\b(?: me| us| in)?.{0,20}(?:[$£€]\s?\d|\b\d[\d.,]*\s?(?:dollars|pounds|euros|usd|eur|gbp|k)\b)`,
    r`\b(?:send|transfer|move) (?:the |your |me |us )?(?:money|funds?|savings|rest|difference|half|balance)\b`,
    r`\bput in (?:what|as much|\d|[$£€])`,
    r`\b(?:i|we) need (?:\p{L}+ ){0,3}(?:[$£€]\s?\d|\d[\d.,]*|thousand|hundred|money|dollars|pounds|euros)\b`,
    r`\b(?:get|move|bring) your (?:money|savings|pension)\b.{0,30}\b(?:safe|secure|account)\b`,
    r`\b(?:must|has to|needs to) be (?:sent |paid |wired )?back\b|\bit(?:'s| is) not back by\b`,
    r`\b(?:half now|pay (?:now|today|first|half|in full))\b`,
  ]),
  rule('ask', 'gift-cards', t`Asks for gift cards or vouchers`, [
    r`\bgift ?cards?\b`,
    r`\b(?:steam|itunes|google play|apple|amazon|razer) cards?\b`,
    r`\bvouchers?\b`,
    r`\bscratch(?:,| and| off| the)\b`,
    r`\b(?:two|three|four|five|\d+|the|more) cards\b`,
  ]),
  rule('ask', 'codes', t`Asks for codes, passwords or identity papers`, [
    r`\b(?:send|give|tell|read|share|enter|confirm|provide|forward|type|what is)\b.{0,40}\b(?:code|pin|password|otp|passcode|seed phrase|recovery phrase|private key|login|card number|cvv|social security|ssn|passport|licen[cs]e|id card|date of birth|account number|details)\b`,
    r`\bverify your (?:identity|account|card|details|wallet|information)\b`,
    r`\bread me the (?:number|code|digits)\b`,
    r`\bsend me the (?:hash|receipt|screenshot|slip)\b`,
  ]),
  rule('ask', 'remote', t`Asks for access to a device`, [
    r`\b(?:any ?desk|team ?viewer|ultra ?viewer|quick ?assist|rust ?desk|remote (?:access|session|desktop|control))\b`,
    r`\b(?:download|install|open) (?:the |this |our )?(?:app|software|program|tool)\b`,
    r`\bshare your screen\b`,
    r`\blet me connect\b`,
  ]),
  rule('ask', 'channel', t`Asks to move to another channel`, [
    r`\b(?:add|text|message|write|contact|call|join|chat|continue|move|switch|talk)\b.{0,40}\b(?:whats ?app|telegram|signal|wechat|line|viber|hangouts|discord|our group|the group)\b`,
  ]),
  rule('ask', 'invest', t`Asks to invest or top up`, [
    r`\b(?:invest|top ?up|recharge|add (?:more )?funds|start with|open an account|upgrade|stake)\b`,
    r`\b(?:raise|increase) the (?:card |credit )?limit\b`,
    r`\binner circle|vip (?:level|group|package)\b`,
  ]),
  rule('ask', 'click', t`Asks to open a link or to sign up`, [
    r`\b(?:click|tap|open|visit|go to|log ?in|sign ?up|register|check|look it up)\b.{0,50}(?:\blink\b|\bhttps?|\bhxxp|\bwww\b|\b(?:at|on|via|here)\b.{0,3}[\p{L}\d-]+(?:\.|\[\.\])[a-z]{2,})`,
    r`\b(?:type|reply|answer) (?:with )?(?:yes|[A-Z]{3,})\b`,
  ]),
  rule(
    'objection',
    'refundable',
    t`It comes back, it is refundable`,
    [
      r`\b(?:fully )?refundable\b`,
      r`\b(?:comes?|get|gets|paid|given|returned|credited) (?:it |all |everything )?back (?:together|with|to you|at once|as soon|after|when)\b`,
      r`\byou (?:will|'ll) (?:get|have|receive) (?:it|your money|everything|all of it)\b`,
      r`\bi (?:will|'ll) pay (?:you|it) back\b`,
      r`\b(?:pays?|get|gets) (?:it|you) all back\b|\bget back every\b|\bfull refund\b`,
    ],
    'price',
  ),
  rule(
    'objection',
    'procedure',
    t`This is the normal procedure`,
    [
      r`\b(?:normal|standard|usual|routine|official|required) (?:procedure|process|practice|step|requirement|policy)\b`,
      r`\b(?:everyone|every client|all (?:clients|members|customers)) (?:has|have|pays?|does?|must)\b`,
      r`\b(?:required|demanded|set) by (?:the )?(?:law|regulators?|bank|government|irs|policy|company)\b`,
      r`\bit'?s (?:just|only) (?:a )?(?:formality|protocol|procedure)\b`,
      r`\bthat'?s why (?:it|we|they)\b`,
    ],
    'doubt',
  ),
  rule(
    'objection',
    'banks-are-wrong',
    t`The bank or the police does not understand this`,
    [
      r`\bbanks? (?:\p{L}+ ){0,3}(?:block|delay|refuse|hate|lie|don'?t|do not|will try|are the reason|only want)`,
      r`\b(?:bank|teller|police|officers?|lawyer)\b.{0,50}\b(?:not cleared|aren'?t cleared|don'?t understand|do not understand|don'?t know|involved|against you|part of it)\b`,
      r`\bif (?:the bank|they|a uniform|anyone|somebody|someone) asks?\b`,
      r`\bif a uniform\b`,
    ],
    'warned',
  ),
  rule(
    'objection',
    'family-is-wrong',
    t`The family means well and is wrong`,
    [
      r`\b(?:your|the) (?:children|kids|son|daughter|wife|husband|family|friends?|sister|brother)\b.{0,60}\b(?:understand|jealous|mean well|hold you back|says? no|wrong|don'?t|do not)\b`,
      r`\bpeople who (?:doubt|laugh|don'?t)\b`,
    ],
    'warned',
  ),
  rule(
    'objection',
    'reassurance',
    t`Reassures: no need to worry`,
    [
      r`\b(?:don['’]?t|do not|no need to|needn'?t) (?:worry|be afraid|panic|be scared|fear)\b`,
      r`\bi (?:fully |completely )?understand (?:you|your|how|that)\b`,
      r`\btrust me|believe me\b`,
      r`\byou(?:'re| are) (?:completely |totally )?(?:safe|in good hands|protected)\b`,
      r`\b(?:100|one hundred) ?(?:%|percent) (?:safe|secure|legit|real)\b`,
    ],
    'doubt',
  ),
  rule(
    'objection',
    'not-a-scam',
    t`Says that it is no scam, or offers proof`,
    [
      r`\b(?:not|no|isn'?t|never) (?:a |an |any )?(?:scam(?:mers?)?|fraud|fake)\b`,
      r`\bif (?:i|we) (?:were|was) (?:a )?(?:scam|fraud|lying)`,
      r`\b(?:you can|feel free to|go ahead and) (?:check|verify|look|call|google|ask)\b`,
      r`\b(?:you see|so) it(?:'s| is) real\b|\bhow could it be (?:false|fake)\b|\byou (?:took|withdrew)\b.{0,30}\bprofit\b`,
      r`\b(?:scroll up|ask them|look it up|see for yourself)\b`,
      r`\b(?:here is|this is|i attach|attached|see) (?:\p{L}+ ){0,3}(?:my (?:id|badge|passport|licen[cs]e)|badge|certificate|proof|registration)\b`,
      r`\bi understand you were hurt before\b`,
    ],
    'proof',
  ),
  rule(
    'objection',
    'no-money',
    t`Shows a way to find the money`,
    [
      r`\b(?:ask|tell) (?:your|a) \p{L}+ to (?:lend|help|send|pay)\b`,
      r`\b(?:borrow|loan|credit card|sell|pawn|advance|ask (?:a |your )?(?:friend|family|son|daughter))\b.{0,60}\b(?:money|it|back|limit|rest|you|car|from)\b`,
      r`\b(?:how much|what) (?:can|could) you (?:pay|manage|send|afford|raise)\b`,
      r`\b(?:pay|send) (?:only )?(?:half|what you have|the rest later|in (?:two|parts|instal+ments))\b`,
      r`\bwinners find a way\b`,
      r`\b(?:as a gesture of goodwill|we (?:can |could )?offer)\b`,
      r`\bi (?:will|'ll|can) (?:lend|cover|add|pay) (?:you |the )?(?:half|rest|part|some)\b`,
    ],
    'no-money',
  ),
  rule(
    'objection',
    'flattery',
    t`Flatters instead of answering`,
    [
      r`\b(?:you(?:'re| are)) (?:\p{L}+ )?(?:smart|special|clever|intelligent|different|a winner|hungry|strong|a good)\b`,
      r`\b(?:asked about you by name|sees himself in you|proud of you|champion)\b`,
    ],
    'doubt',
  ),
];
