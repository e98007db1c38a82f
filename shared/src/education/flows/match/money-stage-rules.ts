import { type StageRule, stageRules } from './stage-rule.ts';

const r = String.raw;

const recovery = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('crypto-recovery', stage, weight, alternatives);
const coaching = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('coaching-group', stage, weight, alternatives);
const job = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('task-job', stage, weight, alternatives);
const refund = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('refund-call', stage, weight, alternatives);

/** Words of scams that promise money: recovery, investment, work, refund. */
export const MONEY_STAGE_RULES: readonly StageRule[] = [
  ...recovery('contact', 3, [
    r`\b(?:hire|contact|consult|need|specialized) (?:a |an |the )?(?:\p{L}+ ){0,2}hackers?\b`,
    r`\b(?:crypto(?:currency)?|bitcoin|btc|funds?|assets?|usdt|wallet) (?:asset )?(?:recovery|retrieval)\b`,
    r`\brecovery (?:expert|specialist|agent|company|firm|service|team|agency|office|department)s?\b`,
    r`\b(?:recover|retrieve|reclaim|get back|restore) (?:\p{L}+ ){0,4}(?:bitcoins?|btc|crypto\p{L}*|usdt|eth|coins|(?:lost|stolen|scammed) (?:funds?|money|assets?))\b`,
  ]),
  ...recovery('contact', 2, [
    r`\b(?:lost|stolen|scammed|missing) (?:\p{L}+ ){0,2}(?:bitcoins?|btc|crypto\p{L}*|usdt|coins)\b`,
    r`\b(?:fallen|fell) (?:a )?victim (?:to|of)\b`,
    r`\byou (?:were|got|have been) (?:scammed|cheated|defrauded)\b`,
    r`\bplatform that (?:cheated|scammed|defrauded) you\b`,
  ]),
  ...recovery('evidence', 2, [
    r`\b(?:traced|located|tracked|found) (?:\p{L}+ ){0,3}(?:wallet|coins|funds?|bitcoins?|assets?|crypto\p{L}*)\b`,
    r`\b(?:wallet|coins|bitcoins?|assets?) (?:\p{L}+ ){0,3}(?:traced|located|tracked|recovered)\b`,
    r`\bblockchain (?:report|forensics?|analysis|investigat\p{L}+)\b`,
  ]),
  ...recovery('first-fee', 2, [
    r`\b(?:release|recovery|unfreez\p{L}{1,12}|escrow|gas|mining|activation) fees?\b`,
    r`\bbefore (?:the|any) (?:release|recovery)\b`,
  ]),
  ...recovery('doubt', 1, [r`\bbanks? (?:block|refuse|stop) recover\p{L}+\b`, r`\byou were hurt before\b`]),
  ...recovery('next-fee', 2, [r`\b(?:seed|recovery) phrase\b`, r`\bprivate keys?\b`]),
  ...recovery('silence', 1, [r`\brelease (?:is|will be) (?:being )?(?:processed|delayed)\b`]),
  ...coaching('invite', 3, [
    r`\b(?:stock|crypto|forex) (?:\p{L}+ )?(?:course|class|group|club|community|signals?)\b`,
    r`\b(?:join|enter) (?:\p{L}+ ){0,4}(?:investment|trading|stock|crypto) (?:\p{L}+ )?(?:group|channel|community|platform|chat)\b`,
    r`\b(?:professor|mentor|teacher|analyst)\b.{0,60}\b(?:stocks?|trad(?:e|es|ing)|invest\p{L}*|signals?)\b`,
  ]),
  ...coaching('invite', 2, [
    r`\b(?:binary options?|forex|options? trading|copy trading|day trading|trading bot)\b`,
    r`\b(?:invest|investment|trade|trading)\b.{0,40}\b(?:telegram|whats ?app|dm)\b`,
    r`\b(?:trading|investment) (?:\p{L}+ )?(?:course|class|group|club|community|signals?|platform)\b`,
    r`\bundervalued stocks?\b|\bstock (?:picks?|tips?|recommendations?)\b`,
  ]),
  ...coaching('winners', 2, [
    r`\b\d{1,4} ?(?:%|percent) (?:\p{L}+ ){0,2}(?:profit|returns?|gain|roi)\b`,
    r`\b(?:profit|returns?|gains?|roi)\b.{0,20}\b\d{1,4} ?(?:%|percent)`,
    r`\b(?:earn(?:ed|ing)?|made|make|profit(?:ed)?)\b.{0,40}\b(?:trading|invest\p{L}*|signal|bitcoin|crypto|forex)\b`,
    r`\b(?:double|triple) your (?:money|investment|bitcoin|capital)\b`,
  ]),
  ...coaching('small-win', 1, [
    r`\bminimum (?:deposit|investment)\b`,
    r`\bstart (?:with|from|investing)\b.{0,20}(?:[$£€]|\d{2,})`,
    r`\bwithdr(?:ew|awn|aw) (?:\p{L}+ ){0,2}profits?\b`,
    r`\binstitutional (?:plan|account|trading)\b`,
  ]),
  ...coaching('all-in', 2, [
    r`\b(?:seats?|spots?|places?) left\b.{0,60}\b(?:listing|ipo|plan|group|course)\b`,
    r`\bipo\b.{0,40}\b(?:allocat\p{L}+|subscri\p{L}+|lottery|quota)\b`,
    r`\bpre-?sale\b|\bairdrop\b`,
  ]),
  ...coaching('locked', 1, [
    r`\baccount is frozen\b.{0,40}\brisk\b`,
    r`\b(?:income|capital gains?|withdrawal) tax\b`,
    r`\bpay the tax of \d`,
  ]),
  ...coaching('gone', 1, [
    r`\b(?:group|channel) (?:will be|is|was) (?:closed|deleted|disbanded|dissolved)\b`,
  ]),
  ...job('offer', 3, [
    r`\b(?:remote|online|part[- ]?time|flexible|home[- ]?based) (?:\p{L}+ )?(?:jobs?|work|position|opportunit\p{L}+)\b`,
    r`\bwork(?:ing)? (?:from|at) (?:your |the )?home\b`,
    r`\b(?:job|position|employment) (?:offer|opening|opportunit\p{L}+|proposal|vacanc\p{L}+)\b`,
    r`\bmystery shopp\p{L}+\b|\bsecret shopp\p{L}+\b`,
    r`\b(?:we are|we're|is|are) (?:currently |now )?(?:hiring|recruiting)\b`,
  ]),
  ...job('offer', 2, [
    r`\b(?:recruiter|recruitment|human resources|hiring (?:team|manager)|hr (?:manager|department))\b`,
    r`[$£€]\s?\d[\d,.]*(?: ?(?:-|–|to) ?[$£€]?\s?\d[\d,.]*)? ?(?:a|per|/|each|every)? ?(?:day|daily|hour|week)\b`,
    r`\b(?:your (?:resume|résumé|cv)|applicants?|interview|salary|salaries|wages)\b`,
  ]),
  ...job('hired', 2, [
    r`\byou (?:are|have been|were) (?:hired|employed|accepted)\b`,
    r`\b(?:payment|company|sales|our|regional) (?:representatives?|agents?|processors?|officer)\b.{0,60}\b(?:customers?|payments?|checks?|cheques?)\b`,
    r`\b(?:cash|deposit|cashing) (?:the |this |a )?(?:checks?|cheques?|money orders?)\b`,
    r`\b(?:deduct|keep) (?:your )?(?:\d+ ?%|commission|salary|\d+ ?percent)\b`,
    r`\b(?:employment|agency) (?:agreement )?(?:form|contract|agreement)\b`,
    r`\b(?:first|1st|next|your) (?:job |trial )?(?:assignment|payment assignment)\b`,
    r`\bcollection agents?\b|\b(?:representatives?|agents?) of (?:this|our|the) (?:compan\p{L}+|organi[sz]ation|firm)\b`,
    r`\b(?:trainer|receptionist) on (?:telegram|whats ?app)\b`,
  ]),
  ...job('first-pay', 2, [
    r`\b(?:complete|completed|finish|do|first|daily) (?:\p{L}+ ){0,2}(?:tasks?|set|orders|assignments?)\b`,
    r`\b(?:like|review|rate|optimi[sz]e) (?:\p{L}+ ){0,2}(?:videos?|hotels?|products?|apps?|google maps)\b`,
  ]),
  ...job('negative', 3, [
    r`\bcombination (?:task|order)\b|\blucky (?:task|order)\b`,
    r`\b(?:balance|account) is (?:now )?negative\b|\bnegative balance\b`,
    r`\b(?:recharge|top ?up) (?:\p{L}+ ){0,3}(?:to )?(?:finish|complete|continue)\b`,
  ]),
  ...job('deeper', 1, [
    r`\bcredit score\b`,
    r`\bwithdrawal (?:needs|requires)\b`,
    r`\bset must be completed\b`,
  ]),
  ...refund('number', 2, [
    r`\b(?:reservations?|bookings?|airline|flight) (?:desk|number|support|customer|help ?line|help)\b`,
    r`\b(?:airlines?|flight|hotel|booking) (?:\p{L}+ ){0,3}(?:refund|cancel\p{L}+|change)\b`,
  ]),
  ...refund('look-up', 2, [
    r`\brefund (?:department|desk|team|office)\b`,
    r`\byour refund (?:\p{L}+ ){0,3}(?:approved|ready|released|issued|processed)\b`,
    r`\b(?:release|process|receive|claim|issue) (?:your |the |this )?refund\b`,
  ]),
  ...refund('fee', 2, [
    r`\b(?:processing|service|change|cancellation|handling) (?:fee|charge)\b.{0,40}\b(?:refund|ticket|booking)\b`,
    r`\bfee\b.{0,40}\bbefore the refund\b`,
  ]),
  ...refund('charge', 1, [r`\bbilling partner\b`, r`\brefund (?:is|will be) (?:being )?process\p{L}+\b`]),
  ...refund('small-offer', 2, [
    r`\bgesture of goodwill\b`,
    r`\bvoucher\b.{0,40}\b(?:instead|half|price|refund)\b`,
    r`\b(?:partial refund|keep the (?:item|product)|\d+ ?% refund)\b`,
  ]),
  ...refund('closed', 1, [r`\bcase (?:has been|is) closed\b.{0,40}\b(?:voucher|refund)\b`]),
];
