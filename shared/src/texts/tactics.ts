import { t } from '@fap/shared/kernel/words.ts';
/** A way of pressing or deceiving somebody, recognised by its wording. */
export interface Tactic {
  id: string;
  name: string;
  /** Weight in the verdict. */
  points: number;
  /** The anatomy layer of such words. */
  layer: number;
  kind: 'urgency' | 'emotion' | 'other';
  pattern: RegExp;
  context: Context;
}

/** What must or must not stand around a mention, which is marked ⟦like this⟧ in it: without its object a word is no tactic. */
interface Context {
  needs?: RegExp;
  never?: RegExp;
}

const tactic = (
  id: string,
  name: string,
  points: number,
  layer: number,
  kind: Tactic['kind'],
  pattern: RegExp,
  context: Context = {},
): Tactic => ({
  id,
  name,
  points,
  layer,
  kind,
  pattern,
  context,
});

/** What somebody is told to do: without it "today" and "immediately" press nobody. */
const DEMAND =
  '(?:act|pay|send|call|ring|reply|respond|click|confirm|verify|update|transfer|deposit|buy|claim|contact|complete|sign|log ?in|do (?:it|this))';

/**
 * Tactics after Cialdini, Stajano & Wilson and the platform's own additions (domain method, section 1). Urgency, authority and trust
 * name their object, because their bare words stand in every tenth honest text.
 */
export const TACTICS: readonly Tactic[] = [
  tactic(
    'urgency',
    t`Urgency`,
    12,
    8,
    'urgency',
    new RegExp(
      String.raw`\b(?:urgent(?:ly)?|${DEMAND} (?:[\w'’]{1,20} ){0,6}(?:immediately|right now|right away|at once|today|tonight)|immediately ${DEMAND}|within (?:the next )?\d+ ?(?:minutes?|hours?|days?)|today only|before midnight|(?:before|by|until) (?:noon|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?|o'clock)) (?:today|tonight)|(?:must|have to|has to|need to) (?:[\w'’]{1,20} ){1,8}(?:before|by) (?:noon|tonight|today|tomorrow|\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m|o'clock))|act now|(?:last|final) (?:chance|warning|notice)|(?:offer|link|code|access|account|chance|discount|voucher) (?:will )?expires?|expires? (?:today|tonight|tomorrow|soon|in \d+)|as soon as possible)\b`,
      'giu',
    ),
    {
      never:
        /(?:\b(?:if|any|an|non|not)(?: (?:it is|you have|you're facing|facing))?(?: an)?[ -]⟦urgent⟧ (?:issue|matter|question|problem)|\bnot ⟦urgent|\b(?:the|an|its|our|their|his|her|this|phone|conference|brief|regular|daily|last) ⟦(?:call|reply|claim|contact|transfer|deposit|update|act|sign)\b|⟦(?:reply|call) brief|\bmy [\w ]{0,20}⟦expires?|\b(?:receive[ds]?|await|process\w*|deliver\w*|refund\w*|deposit\w*|posted|credited|get back|arrives?)\b[^.!?]{0,60}⟦within|\b(?:we|they) (?:will|shall|can)\b[^.!?]{0,40}⟦(?:as soon|within)|\bthank\w*[^.!?]{0,30}⟦urgent|\bif (?:it is|it['’]s|this is|something is) ⟦urgent)/iu,
    },
  ),
  tactic(
    'scarcity',
    t`Scarcity`,
    6,
    8,
    'urgency',
    /\b(?:only \d+ (?:places?|spots?|left)|limited (?:time|offer|places?|slots?)|exclusive (?:offer|invitation|group)|few (?:places|spots) (?:left|remaining))\b/giu,
  ),
  tactic(
    'authority',
    t`Authority`,
    8,
    3,
    'other',
    /\b(?:(?:special|federal|customs|police|tax|immigration|senior|investigating|fraud|bank) (?:officer|agent|inspector|investigator)s?|(?:this is|i am|i'm|speak(?:ing)? (?:to|with)) (?:an? |the )?(?:\w+ ){0,2}(?:officer|agent|inspector|detective|sergeant)|federal (?:bureau|reserve|trade|government|court|authorit\w+)|tax (?:office|authority|department)|social security (?:administration|office|department)|police (?:department|station|headquarters|case)|court (?:order|case|summons|hearing)|(?:our|your|my|the) (?:attorney|lawyer)|attorney general|bank(?:'s)? (?:security|fraud)|(?:fraud|legal|compliance|cyber ?crime) (?:department|team|unit|desk)|government (?:agency|official|grant|department|programme|program)|customs (?:office|authorit\w+|department|service)|ministry of|(?:certified|licensed) (?:\w+ )?(?:agent|broker|expert|hacker|advis[eo]r|trader|firm|company|professional))\b/giu,
    {
      needs: /\b(?:you(?:r|rs)?|ur?|i am|i'm|this is|we|my|our|us|me|against|help|hire)\b/iu,
      never:
        /(?:\b(?:all|several|other|state and) ⟦federal|⟦federal government⟧ (?:is|has|will|said)|⟦the (?:lawyer|attorney)⟧(?: you|-client)|\w ⟦certified professional)/iu,
    },
  ),
  tactic(
    'fear',
    t`Fear and threats`,
    14,
    8,
    'emotion',
    /\b(?:arrest(?:ed)?|warrant|lawsuit|legal action|prosecut\w+|suspend(?:ed)?|locked|frozen|deport\w*|jail|prison|or (?:you will )?lose (?:it|everything)|lose it for ever)\b/giu,
    {
      needs:
        /\b(?:you(?:r|rs)?|ur?|me|threat\w*|my arrest|i (?:will|would|could|might) be|accounts?|cards?|access|services?|wallet|profile|licen[cs]e)\b/iu,
      never:
        /(?:\b(?:he|she|they|father|husband|brother|son|uncle|lawyer|police|who|murderer)(?: (?:was|were|is|has been|had been|got))? ⟦arrested|\bwas ⟦(?:arrested|frozen|jail)|\b(?:assets|funds) [^.!?]{0,90}⟦frozen|\b(?:the|his|her|their) ⟦arrest⟧|⟦arrested⟧ (?:by|on the|in|d|the|him|her|them)\b)/iu,
    },
  ),
  tactic(
    'secrecy',
    t`Secrecy and isolation`,
    18,
    5,
    'emotion',
    /\b(?:tell (?:nobody|no one|no-one)|do(?:n't| not) tell|keep (?:it|this) (?:secret|confidential|between us)|secret from|stay on the (?:line|phone)|(?:secret|confidential(?:ity)?|private|stay|remain|strictly)[^.!?]{0,40} between (?:the two of )?us|just (?:between us|the two of us))\b/giu,
  ),
  tactic(
    'off-platform',
    t`Move to another channel`,
    12,
    5,
    'other',
    /\b(?:(?:moved?|switch|continue|talk|chat|write|contact|message|add|text) (?:\w+ ){0,4}(?:on|to|via|over|by) (?:telegram|whatsapp|signal|wechat|line|viber|hangouts|e-?mail)|(?:telegram|whatsapp|signal) (?:number|me|group|channel))\b/giu,
    { never: /\bquestions?\b[^.!?]{0,20} ⟦contact/iu },
  ),
  tactic(
    'upfront-fee',
    t`Fee in advance`,
    18,
    10,
    'other',
    /\b(?:(?:release|processing|unlock(?:ing)?|activation|customs|clearance|handling|withdrawal|transfer|registration|verification|admin(?:istration)?|training|insurance|recovery|tax|gas) fees?|pay (?:the|a|an) (?:\w+ ){0,3}(?:fee|deposit|tax)|fee (?:of|first|upfront)|(?:pay|paid|payment|fee|deposit|rent|charge)s?(?: [\w$£€.,]{1,20}){0,5} in advance|refundable deposit)\b/giu,
  ),
  tactic('gift-card', t`Gift cards`, 22, 10, 'other', /\bgift ?cards?\b/giu, {
    needs:
      /\b(?:buy(?:ing)?|bought|purchas\w+|pay\w*|paid|send|sent|get|got|codes?|scratch|photos?|pictures?|back of|worth|stores?|itunes|steam|google play|win|won|claim|free|receive|rewards?|fees?)\b|[$£€]\d/iu,
    never: /\bdid you (?:purchase|buy|order)\b[^.!?]{0,20}⟦/iu,
  }),
  tactic(
    'crypto-payment',
    t`Payment in crypto`,
    10,
    10,
    'other',
    /\b(?:bitcoin|btc|usdt|tether|ethereum|crypto(?:currency)?(?: wallet| address)?|wallet address)\b/giu,
    {
      needs:
        /(?:\b(?:pay(?:ing|ment|ments)?|paid|send(?:ing)?|sent|deposit(?:ed|ing)?|transfer(?:red|ring)?|buy(?:ing)?|bought|purchas\w+|convert(?:ed)?|fees?|accept)\b[^.!?\n]{0,50}⟦|⟦wallet address|⟧[^.!?\n]{0,25}\b(?:address|atms?|machine|kiosk|payments?|deposits?|transfers?)\b|⟧[^\n]{0,30}\b(?:0x[0-9a-f]{8}|bc1[a-z0-9]{8}|[13][a-z0-9]{24}))/iu,
      never: /\b(?:government|prices? of ⟦)|⟧ (?:prices?|news)\b/iu,
    },
  ),
  tactic(
    'wire',
    t`Wire or transfer to a stranger`,
    8,
    10,
    'other',
    /\b(?:wire transfer|bank transfer|western union|moneygram|zelle|cash ?app|venmo|iban|money order)\b/giu,
    {
      needs:
        /(?:\b(?:pay(?:ing|ment)?|paid|send(?:ing)?|sent|wire[ds]?|remit\w*|make|made|transfer(?:red)?|receive|via|by|through|using|fees?)\b[^.!?\n]{0,50}⟦|⟧[^.!?\n]{0,50}\b(?:to (?:him|her|them|me|us|this|the|my|our)|into|details|agent|office|number|payment|mtcn|names?|fees?|charges?)\b)/iu,
      never:
        /(?:\b(?:need|want|like)(?: to (?:make|do|send))?(?: an?)? ⟦|\bcan i (?:make|do|send)(?: an?| my)? ⟦|\*{2,}[^\n]{0,5}⟦|⟧[ .)]{0,3}\*{2,})/iu,
    },
  ),
  tactic(
    'guaranteed-return',
    t`Guaranteed return`,
    18,
    7,
    'emotion',
    /\b(?:guaranteed? (?:profit|return|income|result|recovery)s?|risk[- ]free|double your|\d{2,4} ?% (?:profit|return|per|a|monthly|weekly|daily)|passive income|no risk)\b/giu,
    { never: /\b(?:promises? of|red flag|beware of|no such|never|avoid) ⟦|⟧[^.!?]{0,30}\bred flag/iu },
  ),
  tactic(
    'small-win',
    t`Small win first`,
    8,
    7,
    'other',
    /\b(?:first (?:payout|withdrawal|profit)|small (?:payout|withdrawal|profit|refund)|balance (?:grew|showed|rose)|profits? (?:grew|showed)|let me withdraw|paid out)\b/giu,
    {
      never: /\b(?:expenses?|reimburse\w*|invoices?|will be) ⟦paid out/iu,
    },
  ),
  tactic(
    'remote-access',
    t`Remote access`,
    22,
    9,
    'other',
    /\b(?:any ?desk|team ?viewer|ultra ?viewer|remote (?:access|desktop|control|session)|screen ?shar\w+|quick ?assist|rust ?desk|connect to your (?:computer|pc|device))\b/giu,
    { never: /\b(?:jobs?|vpn|position|candidates?)\b/iu },
  ),
  tactic(
    'credentials',
    t`Codes, passwords, seed phrases`,
    18,
    9,
    'other',
    /\b(?:seed phrase|recovery phrase|private key|one[- ]time (?:code|password)|verification code|security code|otp|pin (?:code|number)|password|login details|copy of (?:your|my) (?:id|passport|licen[cs]e)|social security number)\b/giu,
    {
      needs:
        /\b(?:send|sent|give|gave|given|share[ds]?|tell|told|provid\w+|enter(?:ed)?|confirm\w*|verify|verification|update|change|reset|keep|need|ask(?:ed|ing|s)?|want(?:ed|s)?|submit|input|type|read|reply|forward|fill|upload|expir\w+|log(?:ged)? ?in|sign(?:ed)? ?in|recover\w*|restore|get)\b/iu,
      never:
        /(?:\b(?:do not|don['’]t|never|not to|without|you need (?:your|an?|the)|you will be (?:able|given))\b[^.!?]{0,60}⟦|⟦social security number⟧ (?:ha(?:s|ve)|is|was|for|and|we|due|will|being)\b|\b(?:suspend\w*|block\w*|related to|with|on|against|under) (?:your |the )?⟦social security number)/iu,
    },
  ),
  tactic(
    'trust',
    t`Trust building`,
    4,
    6,
    'emotion',
    /\b(?:my (?:dear|love|darling)|trust me|believe me|soul ?mate|we became (?:close|friends|inseparable)|(?:good (?:morning|night)|hello|hi|hey),? (?:my )?(?:beautiful|handsome|sweetheart|honey|darling)|my sweetheart|(?:talk|chat|wr(?:o|i)te|call|text)(?:ed|s|ing)? (?:\w+ ){0,2}every (?:day|morning|evening|night))\b/giu,
  ),
  tactic(
    'love',
    t`Affection`,
    8,
    6,
    'emotion',
    /\b(?:i love you|fell in love|(?:will|would|to|and|not) marry|marry (?:me|you)|our future (?:together|life|home|family)|meet you soon|god sent|destiny)\b/giu,
  ),
  tactic(
    'social-proof',
    t`Social proof`,
    6,
    6,
    'other',
    /\b(?:testimonials?|other (?:members|investors|clients|victims)|(?:thousands|hundreds) of (?:people|clients|members|investors)|everyone in the group|success stor(?:y|ies)|five[- ]star)\b/giu,
  ),
  tactic(
    'overpayment',
    t`Overpayment and refund`,
    14,
    11,
    'other',
    /\b(?:over-?paid|overpayment|refund(?:ed)? too much|send (?:the )?(?:difference|rest|balance) back|extra zero|typed? (?:the )?wrong amount)\b/giu,
  ),
  tactic(
    'more-money',
    t`Further demands`,
    12,
    11,
    'other',
    /\b(?:another (?:fee|payment|deposit)|one (?:more|last|final) (?:fee|payment|deposit)|second (?:fee|payment)|additional (?:fee|payment|tax)|before (?:the )?(?:payout|withdrawal|release))\b/giu,
  ),
  tactic(
    'money-movement',
    t`Money moved on`,
    8,
    12,
    'other',
    /\b(?:mule|forward(?:ed)? the money|exchange account|mixer|converted (?:in)?to|moved on to another (?:account|wallet)|shell company|several wallets)\b/giu,
  ),
  tactic(
    'exit',
    t`Disappearance`,
    6,
    13,
    'other',
    /\b(?:blocked me|stopped answering|(?:he|she|they|site|website|agent|seller|broker|company|person|man|woman|guy|scammer|trader) (?:\w+ ){0,2}disappeared|(?:account|profile|site|website|group) (?:was |is |has been )?(?:deleted|gone|closed|offline)|number (?:is )?(?:dead|disconnected)|never heard)\b/giu,
    { never: /\byour ⟦(?:account|profile)/iu },
  ),
  tactic(
    'recovery-offer',
    t`Offer to recover a loss`,
    14,
    14,
    'emotion',
    /\b(?:recover(?:y)? (?:of )?(?:your|my|the|lost) (?:funds?|money|bitcoin|crypto|savings)|recovery (?:agent|expert|desk|specialist|service|firm)|funds? (?:were|was|are|is) (?:found|located|recovered)|get your money back)\b/giu,
  ),
  tactic(
    'targeting',
    t`How the victim was found`,
    4,
    1,
    'other',
    /\b(?:(?:saw|clicked|answered) (?:an? |the )?(?:\w+ ){0,2}(?:ad|advert\w*|post)|sponsored (?:ad|advert\w*|posts?|links?|results?|content)|search result|lead list|friend request|job board|found (?:my|me|us) (?:on|through|via)|dating (?:app|site)|unsolicited)\b/giu,
  ),
  tactic(
    'lottery',
    t`Prize or inheritance`,
    16,
    4,
    'emotion',
    /\b(?:you(?:'ve| have)? won|winner|lottery|jackpot|prize|inheritance|next of kin|beneficiary|unclaimed)\b/giu,
    {
      needs:
        /(?:⟦(?!beneficiary|next of kin|unclaimed)|\b(?:funds?|inherit\w*|estate|deceased|late|death|died|claim\w*|consignment|million|probate|release|legal|lawful|winning|bill|security company|documents|sum|account (?:abandoned|of))\b)/iu,
      never: /⟧['’]t\b|\b(?:award|gold|silver|bronze|medal)[ -]⟦winner|⟦winner⟧ (?:at|of) the\b/iu,
    },
  ),
];
