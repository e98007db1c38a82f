import { t } from '@fap/shared/kernel/words.ts';
import { rule, type TurnRule } from './turn-rule.ts';

const r = String.raw;

/** How they press, put off and end. */
export const PRESSING_RULES: readonly TurnRule[] = [
  rule('pressure', 'deadline', t`Sets a deadline`, [
    r`\b(?:before|by|until) (?:\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?|o'?clock)?|noon|midnight|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the end of|three|five|nine|(?:the )?close)\b`,
    r`\bwithin (?:the (?:next )?)?(?:\d+|an?|one|two|three|twenty-four|forty-eight) ?(?:minutes?|hours?|days?)\b`,
    r`\b(?:only|valid for|you have|just|last) \d+ ?(?:minutes?|hours?|days?)\b`,
    r`\b(?:(?:\d+|twenty|ten|five|thirty) (?:minutes?|hours?) (?:left|remaining))\b`,
    r`\b(?:in|after) (?:\d+|\p{L}+) (?:working |business )?(?:minutes|hours)\b`,
    r`\bwithin (?:\p{L}+ ){1,2}(?:minutes?|hours?|days?)\b`,
    r`\b(?:till|until|by|before) (?:i say|noon|lunch|six|seven|ten|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?(?:weekend|closing))\b`,
    r`\b(?:closes?|lapses?|ends?|expire[ds]?|must be (?:in|back|done|paid)|settle|complete|needs? (?:it|your|this))\b.{0,40}\b(?:today|tonight|tomorrow|in \d+|at \w+|by \w+|minutes?|hours?)\b`,
    r`\b(?:will|does|do|can(?:not)?)(?: not|n'?t)? wait\b`,
    r`\b(?:expires?|deadline|last (?:chance|warning|notice)|final notice|time is running out|act now|right now|immediately|urgent(?:ly)?|be quick|hurry|asap|as soon as possible)\b`,
  ]),
  rule('pressure', 'price-rises', t`Lets the price rise`, [
    r`\b(?:price|bond|fee|fine|penalty|tax|interest|debt|amount)s?\b.{0,40}\b(?:rises?|doubles?|goes up|go up|increases?|will be (?:higher|doubled)|grows?)\b`,
    r`\bcosts? (?:you )?more (?:tomorrow|later)\b`,
  ]),
  rule('pressure', 'threat', t`Threatens`, [
    r`\b(?:arrest(?:ed)?|warrant|jail|prison|lawsuit|sue|prosecut\w+|deport\w*|police will|deputies|bailiffs?|court)\b`,
    r`\b(?:suspend(?:ed)?|block(?:ed)?|freeze|closed?|cancel(?:led)?|terminated?|locked|delete[ds]?)\b.{0,50}\b(?:account|card|service|benefits?|payments?|licen[cs]e|number|access|funds?|file)\b`,
    r`\b(?:account|card|service|benefits?|payments?|licen[cs]e|number|access|funds?|pool|window)\b.{0,40}\b(?:suspended|blocked|frozen|closes?|closed|cancelled|terminated|locked|stops?|be lost)\b`,
    r`\byou(?:'ll| will) (?:lose|be (?:charged|fined|arrested|reported))\b`,
    r`\bi must treat it as\b`,
    r`\byou (?:would|will|could|'ll) (?:also )?(?:lose|forfeit)\b`,
    r`\b(?:lapses|is void|are void|becomes void|disappears|returns? to the respondent|regarded as contempt|enforceable)\b`,
    r`\b(?:they are|they're|somebody is|hackers are) (?:already )?(?:at the door|in your|emptying|inside)\b`,
    r`\bbefore they (?:empty|take|get|freeze)\b`,
    r`\b(?:send|publish|post|share) (?:the |your |these )?(?:video|photos?|pictures?|nudes?)\b`,
  ]),
  rule('pressure', 'scarcity', t`Says that little is left`, [
    r`\b(?:only|just|last|two|one|few|three|limited) (?:\p{L}+ )?(?:chairs?|seats?|spots?|places?|slots?|units?|left|remaining)\b`,
    r`\blimited (?:time|offer|number)\b`,
    r`\bkept (?:the |a )?(?:window|seat|place|spot)\b`,
    r`\bonce in a lifetime\b`,
  ]),
  rule('pressure', 'secrecy', t`Demands secrecy`, [
    r`\b(?:tell|speak to|talk to|inform|involve|discuss)\b.{0,25}\b(?:nobody|no one|no-one|anyone|anybody|bank|third parties|family|police)\b`,
    r`\b(?:do not|don['’]?t|please don['’]?t|not to) (?:speak|talk|tell|say|mention|discuss|involve|contact)\b`,
    r`\bsay nothing\b`,
    r`\b(?:nobody|no one) (?:must|may|should|can) know\b`,
    r`\bkeep (?:it|this|that) (?:secret|quiet|private|confidential|between us|to yourself)\b`,
    r`\b(?:between|just) (?:the two of )?us\b`,
    r`\bfinish it quietly\b`,
    r`\bno talking to\b`,
    r`\b(?:speak|talk) to no ?one\b`,
  ]),
  rule('pressure', 'coaching', t`Tells what to say to whoever asks`, [
    r`\b(?:if|when) (?:the |a |your |any)?(?:you['’]?re|they|bank|branch|teller|attendant|clerk|cashier|somebody|someone|anyone|anybody|police|uniform|store)\b.{0,40}\b(?:asks?|asked|calls?|speaks?|contacts?|wants?)\b`,
    r`\byou(?:'ll| will| must|) (?:just )?say (?:it|that|home|you|nothing)\b`,
    r`\bit'?s for (?:your|a|the) \p{L}+['’]s\b`,
  ]),
  rule('pressure', 'stay-on-line', t`Keeps the victim on the line`, [
    r`\bwith the line open\b`,
    r`\b(?:stay with me|do not switch (?:the|your) (?:computer|phone) off|(?:stay|keep) off your (?:app|phone|account))\b`,
    r`\b(?:stay|remain|keep me|be) on (?:the )?(?:line|phone|call)\b`,
    r`\b(?:do not|don'?t|if you) (?:hang up|disconnect|end (?:the|this) call)\b`,
  ]),
  rule('pressure', 'guilt', t`Makes the victim feel guilty`, [
    r`\b(?:after (?:all|everything) (?:i|we)|you (?:don'?t|do not) (?:trust|love|care|believe)|i thought you|disappoint\w*|because of you|your fault|how could you|you promised)\b`,
    r`\b(?:someone|somebody|people) who isn'?t hungry\b`,
    r`\bask yourself who\b`,
    r`\bi (?:put|risked|paid|sold|added|fought)\b.{0,40}\b(?:my|own|for you|to join you|from my side)\b`,
    r`\b(?:do you (?:still )?(?:doubt|not trust) me|comes out of my wages|i am crying|nobody else i can trust)\b`,
  ]),
  rule('pressure', 'need', t`Tells of an emergency`, [
    r`\b(?:hospital|surgery|operation|accident|emergency|stranded|stuck (?:at|in)|customs (?:has|have|is|are) holding|medicine|rent is due|my (?:son|daughter|mother|child) (?:is|was|needs)|fines? me|look what happened)\b`,
  ]),
  rule('stall', 'processing', t`It is being processed`, [
    r`\b(?:processing|in process|being processed|under review|is pending|in progress|verification (?:is|takes)|in the queue|awaiting)\b`,
    r`\b(?:takes?|needs?) (?:\p{L}+ ){0,3}(?:\d+|one|two|three|a few|several|some)(?:-\d+| to \d+)? (?:more )?(?:working |business )?(?:minutes|hours|days|weeks)\b`,
  ]),
  rule('stall', 'patience', t`Asks for patience`, [
    r`\b(?:be|have|please) (?:a little |some |more )?patien(?:t|ce)\b`,
    r`\b(?:please |just |you must )(?:wait|hold on|bear with)\b`,
    r`\bas soon as (?:possible )?(?:the|my|our|it|they)\b`,
    r`\b(?:a little|a bit) longer\b`,
  ]),
  rule('stall', 'later', t`Puts off to another day`, [
    r`\b(?:tomorrow|next week|next month|monday|after the (?:weekend|holiday))\b.{0,50}\b(?:pay|release|send|arrive|transfer|money|funds?|call|meet|visit|refund|you)\b`,
    r`\b(?:will|going to|'ll) (?:\p{L}+ ){0,4}(?:tomorrow|next week|next month|on monday|soon)\b`,
  ]),
  rule('stall', 'obstacle', t`Names an obstacle`, [
    r`\b(?:system|server|network|website|platform|bank|office|manager|camera|phone|microphone)\b.{0,30}\b(?:maintenance|upgrade|down|error|problem|delay(?:ed)?|closed|holiday|broken|out of office|on leave|does(?:n'?t| not) work)\b`,
    r`\b(?:flight|visa|shipment|parcel|transfer|payment)\b.{0,30}\b(?:delayed|held|stuck|cancelled|on hold)\b`,
    r`\bonly works? in writing\b`,
  ]),
  rule('exit', 'farewell', t`Ends the contact`, [
    r`\b(?:do not|don'?t|stop) (?:contact|write to|message|call|bother|texting|calling|messaging)(?:ing)? (?:me|us|here)?\b.{0,20}(?:again|any ?more)?`,
    r`\b(?:goodbye|farewell|this is my last (?:message|mail)|we are done|i am done with you|have a nice life)\b`,
    r`\bi (?:can(?:'t|not)|won'?t) (?:help|talk to) you (?:any ?more|any longer)\b`,
  ]),
  rule('exit', 'closed', t`Declares the matter closed`, [
    r`\b(?:case|file|matter|ticket|contract|application) (?:is|has been|was) (?:now )?(?:closed|void|cancelled|terminated)\b`,
    r`\bthis (?:number|account|address|mailbox|chat|group) (?:is|will be) (?:no longer |being )?(?:monitored|in use|active|closed|deleted)\b`,
  ]),
  rule('exit', 'taunt', t`Taunts or blames the victim`, [
    r`\b(?:thank(?:s| you) for (?:the|your) money|you (?:are|were) (?:so )?(?:stupid|fooled|an idiot)|good luck (?:getting|finding)|losers? quit|you were scammed)\b`,
  ]),
];
