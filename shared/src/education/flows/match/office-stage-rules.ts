import { type StageRule, stageRules } from './stage-rule.ts';

const r = String.raw;

const government = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('government-call', stage, weight, alternatives);
const bank = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('safe-account', stage, weight, alternatives);
const tech = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('tech-support', stage, weight, alternatives);
const delivery = (stage: string, weight: StageRule['weight'], alternatives: readonly string[]) =>
  stageRules('delivery-text', stage, weight, alternatives);

/** Words of scams that pose as an office, a bank, a company or a carrier. */
export const OFFICE_STAGE_RULES: readonly StageRule[] = [
  ...government('call', 3, [
    r`\bsocial (?:security|insurance) (?:administration|number|department)\b`,
    r`\b(?:legal|law) enforcement action\p{L}*\b`,
    r`\b(?:federal|customs|border|cbp|immigration|irs|hmrc|tax|treasury) (?:agent|officer|inspector|department|office)\b`,
    r`\b(?:arrest )?warrant\b|\barrest(?:ed)?\b`,
    r`\bofficer \p{L}+ \p{L}*\b.{0,40}\b(?:calling|from|department)\b`,
    r`\b(?:customs and border|internal revenue|drug enforcement|department of justice|police department)\b`,
    r`\bsocial will be (?:blocked|suspended)\b`,
  ]),
  ...government('call', 2, [
    r`\b(?:magistrate|grand jury|federal criminal|prosecut\p{L}+|subpoena)\b`,
    r`\b(?:take|taking|face|avoid) (?:\p{L}+ )?legal (?:actions?|proceedings?|consequences)\b`,
    r`\b(?:criminal activity|filled with drugs|drugs and (?:cash|money))\b`,
    r`\b(?:speak|talk|connect) (?:to|with) (?:an? |the )?(?:next available )?officer\b`,
    r`\b(?:case|complaint|charges?) (?:\p{L}+ ){0,3}(?:in|against|under|on) your name\b`,
    r`\b(?:discuss|regarding|about) (?:\p{L}+ )?(?:your )?case\b`,
    r`\b(?:jury duty|back taxes|tax (?:evasion|debt|fraud)|unpaid taxes)\b`,
  ]),
  ...government('file', 2, [
    r`\b(?:money laundering|drug trafficking|fraudulent activit\p{L}+)\b`,
    r`\blast four digits\b.{0,30}\bsocial\b`,
    r`\b(?:using|on|in) your (?:identity|name|social)\b`,
  ]),
  ...government('alone', 2, [
    r`\b(?:intentional|second) (?:\p{L}+ )?attempt to avoid\b`,
    r`\btreat it as flight\b`,
  ]),
  ...government('payment', 2, [
    r`\bgift cards?\b.{0,60}\b(?:fine|bond|warrant|settle|tax)\b`,
    r`\b(?:fine|bond|warrant|settle|tax)\b.{0,60}\bgift cards?\b`,
    r`\bbitcoin (?:atm|machine|kiosk)\b`,
  ]),
  ...government('more', 1, [r`\bdeput(?:y|ies)\b|\bbond\b.{0,30}\bhearing\b`]),
  ...bank('alert', 2, [
    r`\b(?:chase|wells ?fargo|citi(?:bank)?|bank of america|natwest|barclays|hsbc|lloyds|santander|paypal|capital one|amex|american express|usaa|halifax)\b`,
    r`\b(?:debit|credit|atm|bank) card (?:\p{L}+ ){0,3}(?:suspended|blocked|locked|limited|restricted|deactivated|frozen)\b`,
    r`\bwas this you\b|\breply (?:yes|y) or (?:no|n)\b|\bif (?:this was|it was)(?: not|n[’']t) you\b`,
    r`\bnew (?:payee|device|sign-?in|login)\b`,
  ]),
  ...bank('alert', 1, [
    r`\byour (?:\p{L}+ )?bank(?:ing)? (?:account|card|details|information)\b`,
    r`\bunusual (?:\p{L}+ )?(?:activity|sign-?in|login|transaction)\b`,
    r`\bsuspicious (?:activit\p{L}+|transactions?|log-?ins?|payment)\b`,
    r`\bonline (?:banking|access|account)\b`,
    r`\b(?:account|profile|card) (?:\p{L}+ ){0,3}(?:suspended|locked|limited|restricted|on hold|disabled|deactivated)\b`,
  ]),
  ...bank('call', 2, [
    r`\b(?:bank|card)(?:[’']s)? (?:fraud|security) (?:team|department|desk)\b`,
    r`\bfraud (?:department|team) of your bank\b`,
  ]),
  ...bank('codes', 1, [
    r`\b(?:verify|confirm|update|validate|restore) (?:your |the )?(?:\p{L}+ ){0,2}(?:identity|account|details|information|card|billing|profile|access)\b`,
    r`\b(?:one[- ]time|security|verification|sms) (?:code|passcode|password)\b`,
    r`\bread me the code\b`,
  ]),
  ...bank('move', 3, [
    r`\b(?:safe|secure|secured|holding) account\b`,
    r`\bbefore they (?:empty|take)\b`,
    r`\b(?:move|transfer) (?:\p{L}+ ){0,3}(?:savings|balance|money|funds?)\b.{0,40}\b(?:safe|safety|secure)\b`,
  ]),
  ...bank('quiet', 1, [r`\b(?:do not|don[’']?t) log in\b`, r`\bstaff may be involved\b`]),
  ...tech('alarm', 3, [
    r`\b(?:amazon|geek squad|norton|mcafee|apple|microsoft|windows|icloud|computer)\b.{0,80}\b(?:renew\p{L}*|refund\p{L}*|order|charged?|purchase|debited|subscription|breach\p{L}*|infected|virus)\b`,
    r`\b(?:renew\p{L}*|refund\p{L}*|order|charged?|charge|purchase|debited|subscription|transaction|authori[sz]e)\b.{0,80}\b(?:amazon|geek squad|norton|mcafee|iphone|macbook|computer (?:service|support|technical))\b`,
    r`\b(?:pre-?authori[sz]ed|auto-?renew\p{L}*)\b`,
    r`\b(?:did|have|do) not (?:authori[sz]e|place[d]?|make|made)\b.{0,30}\b(?:order|charge|purchase|transaction|payment)\b`,
  ]),
  ...tech('alarm', 2, [
    r`\b(?:subscription|membership|protection plan|antivirus|license)\b.{0,40}\b(?:renew\p{L}*|expir\p{L}+|charged?)\b`,
    r`\b(?:to cancel|cancel (?:the|this|your)|if you (?:did not|didn[’']?t|have not|want to cancel))\b.{0,50}\b(?:press|call|order|charge|contact|subscription)\b`,
    r`\bunauthori[sz]ed (?:charge|order|purchase|transaction|login)\b`,
    r`\border (?:number|id|has been placed|placed)\b`,
    r`\bamazon (?:account|customer|support|fraud|prime)\b`,
    r`\bcancel your order\b|\b(?:approve|authori[sz]e|allow) th(?:is|e) (?:transaction|order|charge)\b`,
  ]),
  ...tech('technician', 3, [
    r`\b(?:tech(?:nical)?|computer|apple|microsoft|windows) support\b`,
    r`\b(?:computer|device|pc|laptop)\b.{0,40}\b(?:infected|virus(?:es)?|hacked|hackers|blocked|compromised)\b`,
    r`\bsupport (?:advisor|number|technician|desk)\b`,
  ]),
  ...tech('remote', 3, [
    r`\b(?:any ?desk|team ?viewer|ultra ?viewer|quick ?assist|rust ?desk|logmein|remote (?:access|session|desktop|control))\b`,
    r`\bconnect to your (?:computer|device|pc|screen)\b`,
  ]),
  ...tech('refund', 3, [
    r`\boverpaid\b|\btyped too much\b|\bcomes out of my wages\b`,
    r`\bi will lose my job\b`,
  ]),
  ...tech('payback', 2, [
    r`\b(?:scratch|read)\b.{0,30}\bcodes?\b`,
    r`\bwire the difference\b`,
    r`\bsend (?:it|the (?:rest|difference|extra)) back\b`,
  ]),
  ...tech('return', 2, [
    r`\bcompany (?:\p{L}+ ){0,4}clos(?:es|ing|e|ed)\b.{0,60}\brefund\b`,
    r`\brefund\b.{0,60}\bcompany (?:\p{L}+ ){0,4}clos(?:es|ing|e|ed)\b`,
  ]),
  ...delivery('text', 3, [
    r`\b(?:package|parcel|shipment|delivery|item)\b.{0,60}\b(?:could not|couldn[’']?t|cannot|can[’']?t|unable|failed|on hold|held|pending|incomplete|address|suspended|waiting|redeliver\p{L}*)\b`,
    r`\b(?:usps|fedex|dhl|ups|royal mail|evri|hermes|auspost|canada post|correos|dpd)\b`,
    r`\b(?:unpaid|outstanding|overdue) (?:\p{L}+ )?(?:toll|parking|fine|invoice)\b|\btoll (?:roads?|bill|invoice|fee|charge|balance)\b|\be-?z ?pass\b`,
  ]),
  ...delivery('text', 1, [
    r`\b(?:tracking|delivery) (?:number|code|address|attempt)\b`,
    r`\bpostal address\b|\bdelivery (?:fee|address)\b`,
  ]),
  ...delivery('page', 2, [
    r`\b(?:re-?delivery|shipping|delivery|customs) (?:fee|charge|cost)s?\b`,
    r`\b(?:update|confirm|verify|re-?verify) (?:your |the )?(?:delivery |shipping |postal |home )?address\b`,
    r`\b(?:reschedule|schedule) (?:\p{L}+ )?(?:re-?)?delivery\b`,
  ]),
  ...delivery('card', 1, [r`\benter your card\b`, r`\bcode we sent\b`]),
  ...delivery('follow-up', 1, [r`\bfraud department of your bank\b`]),
];
