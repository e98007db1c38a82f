/** Something that several words of a text are about, in words that a person understands. */
export interface WordTheme {
  name: string;
  pattern: RegExp;
}

const theme = (name: string, words: string): WordTheme => ({
  name,
  pattern: new RegExp(`^(?:${words})`, 'u'),
});

/**
 * Themes of single words, by how the words begin; a word belongs to the first that names it. They name what would else be a sum over hundreds of words that
 * tells nobody anything, and they judge nothing: what a word adds is the model's.
 */
const WORD_THEMES: readonly WordTheme[] = [
  theme(
    'Words about money and payment',
    '<money>|<percent>|money|pay|paid|fund|fee|dollar|euro|pound|cash|cost|price|amount|balance|transfer|deposit|refund|invoice|bill|charge|debt|tax|loan|credit|card|bank|wire|gift|bitcoin|btc|crypto|usdt|wallet|coin|purchase|buy|sum|million|thousand|withdraw|profit|return|invest|trad(?:e|ing)|earn|income|salary|commission|fortune|compensation',
  ),
  theme(
    'Words about accounts and signing in',
    'account|login|log|sign|password|pin$|code|otp|verif|confirm|identity|id$|username|user|email|mailbox|inbox|security|secure|access|update|validat|suspend|locked|unlock|restor|expire|device|computer|software|virus|support|technician',
  ),
  theme(
    'Words about time and haste',
    'today|tonight|tomorrow|now$|hour|minute|day|week|month|urgent|immediat|soon|late|deadline|quick|fast|wait|before|until|time|date|last|final|limited',
  ),
  theme(
    'Words about offices and the law',
    'officer|agent|police|court|legal|law|attorney|barrister|judge|arrest|warrant|govern|federal|ministry|minister|customs|authorit|department|office|commission|official|irs$|ssa$|fbi$|social|case|document|certificate|united|nations|republic|estate|kin$|beneficiary|deceased|inherit',
  ),
  theme(
    'Words about prizes and offers',
    'win|won$|prize|lottery|award|reward|bonus|free|offer|claim|lucky|congrat|gift|voucher|promo|discount|airdrop|giveaway',
  ),
  theme(
    'Words about parcels and orders',
    'parcel|package|deliver|ship|courier|order|track|address|warehouse|fedex|ups$|usps|dhl$|item|product|receipt|subscription|renew',
  ),
  theme(
    'Words about work',
    'job|work|hire|hiring|recruit|position|employ|company|business|manager|team|task|interview|remote|part|staff|office|project|meeting',
  ),
  theme(
    'Words about feelings and trust',
    'love|dear|heart|god|bless|trust|friend|sincer|honest|happy|hope|feel|miss|kind|faith|pray|beloved|darling|please|thank|sorry|secret|confiden|between',
  ),
  theme(
    'Words that ask to click, call or write',
    '<url>|<host>|<email>|<long>|click|link|call|phone|number|contact|reply|respond|write|text|message|whatsapp|telegram|visit|website|site|download|open|attach|fill|form|send|below',
  ),
];

/** What a word is about; null where no theme names it. */
export const themeOf = (term: string): string | null =>
  WORD_THEMES.find(({ pattern }) => pattern.test(term))?.name ?? null;
