import { type StageRule, stageRules } from './stage-rule.ts';

const r = String.raw;

const romance = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('romance-crisis', stage, weight, alternatives);
const friendship = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('relationship-investment', stage, weight, alternatives);
const family = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('family-emergency', stage, weight, alternatives);
const extortion = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('sextortion', stage, weight, alternatives);

/** Words of scams that use closeness, love and shame. */
export const PEOPLE_STAGE_RULES: readonly StageRule[] = [
  ...romance('match', 2, [
    r`\b(?:i saw|i found|i came across|i like|i read) (?:on )?your (?:profile|picture|photo|smile|ad)\b`,
    r`\bi(?: am|'m|’m) (?:\p{L}+ ){0,3}(?:widow(?:er)?|divorced|single|lonely)\b`,
    r`\b(?:get|getting) to know (?:you|each other|more about you)\b`,
    r`\b(?:oil rig|peacekeeping|military doctor|on a ship as|engineer offshore)\b`,
    r`\b(?:serious|long[- ]term|true|honest) relationship\b|\bpen ?pal\b`,
  ]),
  ...romance('move', 1, [
    r`\b(?:here is|my) (?:private |personal )?(?:e-?mail|yahoo|hangouts|whats ?app)\b.{0,40}\b(?:me|talk|chat)\b`,
  ]),
  ...romance('bond', 2, [
    r`\bi (?:really |do |so |will always )?love (?:you|u)\b`,
    r`\b(?:my|dear|dearest|sweet) (?:love|darling|queen|king|angel|heart|honey|sweetheart|baby|wife|husband)\b`,
    r`\b(?:soul ?mate|love of my life|woman of my dreams|man of my dreams|marry (?:me|you)|kisses|yours? in love)\b`,
    r`\b(?:hi|hello|hey|sad|my) (?:darling|honey|sweetie|sweetheart|babe|love)\b`,
  ]),
  ...romance('bond', 1, [
    r`\b(?:i )?miss(?:ing)? (?:you|u)(?: so much| a lot)?\b`,
    r`\b(?:my|your|our) (?:feelings?|heart|love)\b`,
    r`\b(?:darling|honey|sweetheart|babe)\b`,
    r`\b(?:be (?:together|with you)|when we meet|to meet you|meet in person|hold you)\b`,
  ]),
  ...romance('no-visit', 2, [
    r`\b(?:visa|flight|plane|airline|tickets?)\b.{0,60}\b(?:come to you|see you|be with you|visit you|meet you|to come|cancelled)\b`,
    r`\bcamera is broken\b`,
  ]),
  ...romance('crisis', 2, [
    r`\b(?:hospital|surgery|operation|stranded|hotel (?:bill|management)|medical bills?)\b.{0,100}\b(?:money|pay|help|dollars|bill|owe|need)\b`,
    r`\bi(?: am|'m|’m) (?:stuck|stranded|stucked)\b`,
    r`\bnobody else i can trust\b|\byou(?:'re| are) (?:the only|all i have)\b`,
  ]),
  ...romance('again', 1, [
    r`\bi (?:will|promise to) pay you back\b`,
    r`\bdo you (?:doubt|not trust) me\b`,
    r`\bcustoms\b.{0,30}\bbox\b`,
  ]),
  ...friendship('wrong-number', 3, [
    r`\b(?:wrong|incorrect) (?:number|person)\b`,
    r`\b(?:is this|are you) (?:still )?\p{Lu}?\p{L}+\?.{0,60}\b(?:tennis|golf|dinner|lunch|horse|yoga|party|appointment|meeting)\b`,
    r`\b(?:i|we) (?:saved|found|have) (?:you|your number) in (?:my|the) (?:phone|contacts?|address book)\b`,
  ]),
  ...friendship('wrong-number', 2, [
    r`\bstill on for (?:\p{L}+ ){0,2}(?:tennis|golf|dinner|yoga|coffee)\b`,
    r`\b(?:do you|don'?t you|you) (?:still )?remember me\b`,
    r`\b(?:long time no see|haven'?t (?:seen|talked|heard)|how have you been)\b`,
    r`\byou (?:sound|seem) (?:\p{L}+ )?(?:kind|nice|friendly|polite)\b`,
    r`\b(?:nice to meet you|make friends|be friends|new friends?)\b`,
    r`\bare you free (?:today|tonight|tomorrow|this|now|for)\b`,
    r`\b(?:this is|it'?s|i(?:'m| am)) \p{L}+[.,!]? (?:who are you|who is this|remember|are you|do you|is this)\b`,
  ]),
  ...friendship('friendship', 1, [r`\bdid you sleep well\b`, r`\bhave you eaten\b`, r`\bthinking of you\b`]),
  ...friendship('hint', 3, [
    r`\bmy (?:uncle|aunt|cousin|teacher)\b.{0,60}\b(?:analyst|trad(?:e|es|ing)|invest\p{L}*|financ\p{L}+|crypto\p{L}*)\b`,
    r`\bi made\b.{0,30}\b(?:short|node|gold|crypto|usdt|contract) (?:trades?|trading|orders?)\b`,
  ]),
  ...friendship('app', 2, [
    r`\b(?:short|second|contract|node|gold|liquidity) (?:trad(?:e|es|ing)|mining|pool)\b`,
    r`\b(?:buy|deposit|send) usdt\b.{0,60}\b(?:exchange|platform|app|wallet)\b`,
  ]),
  ...friendship('more', 1, [r`\bfor our future\b`, r`\b(?:add more funds?|own savings for us)\b`]),
  ...friendship('locked', 1, [r`\bi will (?:lend|cover) (?:you )?half\b`, r`\bwithdrawal is under review\b`]),
  ...family('voice', 3, [
    r`\b(?:hi|hello|hey) (?:mum|mom|mama|dad|daddy|papa|grandma|grandpa|nana)\b`,
    r`\b(?:this is|here is|it is|it'?s) my new (?:phone )?number\b`,
    r`\b(?:my|the) (?:old )?phone\b.{0,40}\b(?:broke|broken|toilet|sink|water|washing|smashed|damaged)\b`,
  ]),
  ...family('voice', 1, [
    r`\b(?:save|delete) (?:it|this number|my (?:old|new) number)\b`,
    r`\b(?:grandma|grandpa|mum|mom|dad)\b`,
  ]),
  ...family('accident', 2, [
    r`\b(?:grandma|grandpa|mum|mom|dad)\b.{0,80}\b(?:accident|arrested|jail|hospital|crash|help me|trouble)\b`,
    r`\byour (?:son|daughter|grandson|granddaughter|nephew)\b.{0,60}\b(?:accident|arrested|jail|custody|injured|hospital)\b`,
  ]),
  ...family('official', 3, [
    r`\bgag order\b`,
    r`\b(?:bail|bond)\b.{0,50}\b(?:grandson|granddaughter|son|daughter|his|her|him)\b`,
  ]),
  ...family('official', 2, [
    r`\b(?:his|her|your (?:son|daughter|grandson)[’']?s?) (?:lawyer|attorney)\b`,
    r`\bbail\b`,
  ]),
  ...family('handover', 2, [
    r`\bcourier\b.{0,50}\b(?:cash|door|pick|collect|money)\b`,
    r`\b(?:cash|money)\b.{0,50}\bcourier\b`,
  ]),
  ...family('again', 1, [r`\binjured person\b`, r`\bthe bond rises\b`]),
  ...extortion('flirt', 2, [
    r`\b(?:nudes?|naked|sexy) (?:pics?|pictures?|photos?|video)\b`,
    r`\bvideo\b.{0,30}\byou go first\b`,
  ]),
  ...extortion('threat', 3, [
    r`\b(?:recorded|filmed|captured) (?:you|a video|the video)\b`,
    r`\b(?:your|through the|access to your) (?:webcam|camera)\b.{0,80}\b(?:record\p{L}*|video|porn\p{L}*|adult|masturbat\p{L}+)\b`,
    r`\b(?:send|share|publish|post|forward|leak)\b.{0,40}\b(?:video|photos?|pictures?|nudes?|footage)\b.{0,40}\b(?:contacts|family|friends|everyone|colleagues|relatives)\b`,
    r`\b(?:adult|porn\p{L}{0,12}) (?:web)?sites?\b`,
  ]),
  ...extortion('threat', 2, [
    r`\b(?:your|the) (?:contacts|address book)\b.{0,40}\b(?:video|will see|receive|send)\b`,
    r`\b(?:malware|trojan|keylogger|spyware|rat)\b.{0,80}\b(?:your device|your computer|webcam|screen|password)\b`,
    r`\bi (?:know|have) your password\b|\bis (?:one of )?your passwords?\b`,
  ]),
  ...extortion('demand', 2, [
    r`\b(?:bitcoin|btc)\b.{0,60}\b(?:within|hours|days|or (?:everyone|i will))\b`,
    r`\b(?:transfer|send|pay)\b.{0,30}\b(?:bitcoin|btc)\b.{0,30}\b(?:to this|my|wallet|address)\b`,
  ]),
  ...extortion('more', 1, [r`\bor i (?:will )?(?:post|send|publish|share)\b`]),
];
