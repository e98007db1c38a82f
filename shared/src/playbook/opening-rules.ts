import { t } from '@fap/shared/kernel/words.ts';
import { rule, type TurnRule } from './turn-rule.ts';

const r = String.raw;

/** How a scam begins, and what it claims. */
export const OPENING_RULES: readonly TurnRule[] = [
  rule('opening', 'introduction', t`Introduces a persona`, [
    r`\bmy name is\b`,
    r`^(?:hello|hi|hey|good (?:morning|afternoon|evening))\b.{0,40}\b(?:this is|it'?s|i am|i'?m)\b`,
    r`\bthis is (?:\p{L}+[ .]{1,2}){1,5}(?:from|of|with|calling|at)\b`,
    r`\b(?:i am|i'm|i’m) (?:\p{L}+[ .,]{1,2}){1,5}(?:from|with) (?:the |your )?(?:bank|fraud|tax|microsoft|amazon|paypal|police|support|court|customs|embassy|\p{Lu})`,
    r`\bi(?: am|'m|’m) (?:calling|writing|contacting you|reaching out)\b`,
  ]),
  rule('opening', 'greeting', t`Greets like somebody known`, [
    r`^(?:dear|hello|hi|hey|greetings|good (?:morning|afternoon|evening|day))\b`,
    r`^(?:sir|ma['’]?am|madam|honey|darling|sweetheart|babe)\b,?`,
    r`^thank you for (?:renewing|your (?:order|purchase|payment))\b`,
  ]),
  rule('opening', 'wrong-number', t`A message that seems to be for somebody else`, [
    r`\b(?:is this|are you) (?:still )?\p{L}+\?.{0,60}$`,
    r`\bwrong number\b`,
    r`\byou remember me\b`,
    r`\bgot your (?:number|contact) from\b`,
    r`\b(?:i|we) (?:saved|have) (?:you|your number) in my (?:phone|contacts)\b`,
    r`\b(?:mum|mom|dad)\b.{0,30}\b(?:new|broke|broken|lost|dropped)\b.{0,20}\b(?:phone|number)\b`,
  ]),
  rule('opening', 'account-notice', t`Reports a problem with an account`, [
    r`\byour (?:\p{L}+ ){0,3}(?:account|card|package|parcel|subscription|licen[cs]e|payment|order|computer|device|profile) (?:has been|was|is|will be|could not be|cannot be)\b`,
    r`\bwe(?:'ve| have)? (?:detected|noticed|identified|received|tried|attempted)\b`,
    r`\b(?:unusual|suspicious|unauthori[sz]ed) (?:activity|login|sign-?in|transaction|charge|payment)s?\b`,
  ]),
  rule('opening', 'found-you', t`Says how they came upon the victim`, [
    r`\bi (?:saw|found|noticed|came across|read) your (?:profile|post|photo|picture|comment|cv|resume|résumé|listing|ad)\b`,
    r`\byou (?:were|have been) (?:selected|chosen|shortlisted|recommended|referred|invited)\b`,
    r`\byour (?:cv|resume|résumé|profile) (?:was|has been|matches|fits)\b`,
    r`\b(?:we are|we're|i am|i'm) (?:hiring|recruiting|looking for)\b`,
  ]),
  rule('opening', 'prize', t`Announces a prize, grant or inheritance`, [
    r`\b(?:congratulations|you(?:'ve| have)? won|lucky winner|unclaimed|inheritance|next of kin|beneficiary|grant)\b`,
  ]),
  rule('claim', 'authority', t`Claims an office or an official standing`, [
    r`\b(?:officer|inspector|sergeant|agent|attorney|lawyer|judge|court|police|federal|ministry|customs|tax office|irs|hmrc|fbi|interpol|licensed|regulated|registered|certified|government)\b`,
    r`\b(?:fraud|security|compliance|refund|recovery|legal) (?:department|desk|team|office|unit)\b`,
  ]),
  rule('claim', 'return', t`Promises a return`, [
    r`\bguarantee(?:d|s)?\b`,
    r`\b\d{1,4} ?(?:%|percent|per cent)\b.{0,40}\b(?:profit|return|month|week|day|gain|monthly|weekly|daily)\b`,
    r`\b(?:made|earn(?:ed)?|profit(?:ed)?|withdrew) (?:\p{L}+ ){0,4}(?:[$£€]|\d)`,
    r`\b(?:risk[- ]free|no risk|double your|passive income|easy money|profit is)\b`,
  ]),
  rule('claim', 'money-waiting', t`Says that money is waiting`, [
    r`\b(?:your|the) (?:funds?|money|coins?|refund|balance|payout|winnings|profit|\d[\d.,]* ?(?:btc|eth|usdt))\b.{0,50}\b(?:are|is|was|were|has been|have been) (?:\p{L}+ )?(?:ready|approved|found|located|recovered|confirmed|released|waiting|available|frozen|credited)\b`,
    r`\bgood news\b|\bfound (?:for you )?in full\b|\btoo much,|\bin excess\b`,
    r`\bthe (?:release|withdrawal|refund|transfer|claim) is (?:approved|confirmed|ready)\b`,
    r`\bwe (?:have )?(?:traced|located|recovered|found) your\b`,
  ]),
  rule('claim', 'trouble', t`Says that the victim is in trouble`, [
    r`\b(?:warrant|lawsuit|charges?|case|complaint|investigation) (?:\p{L}+ ){0,4}(?:against|in your name|on your name|under your)\b`,
    r`\b(?:hacked|hackers?|compromised|infected|virus|malware|stolen|identity theft|money laundering|drug trafficking)\b`,
    r`\byou (?:owe|have been (?:charged|overpaid)|were overpaid)\b`,
    r`\bwe(?:'ve| have) overpaid\b`,
  ]),
  rule('claim', 'others-did-it', t`Points to others who did it`, [
    r`\b(?:my|our|other|hundreds of|thousands of|two hundred|many) (?:\p{L}+ )?(?:students?|clients?|members?|investors?|customers?|colleagues?|victims?)\b`,
    r`\beverybody|everyone (?:in|else)\b`,
    r`\btestimonials?|success stor(?:y|ies)\b`,
  ]),
  rule('claim', 'affection', t`Claims affection`, [
    r`\bi love you\b`,
    r`\bi (?:miss|adore|need) you\b`,
    r`\bmy (?:dear|love|darling|queen|king|angel|heart)\b`,
    r`\b(?:our future|our (?:home|love|house)|soul ?mate|god (?:sent|brought)|marry|when we meet|meet you soon)\b`,
  ]),
];
