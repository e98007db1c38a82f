/** What several words of a text are about, in words that a person understands. */
interface WordTheme {
  name: string;
  pattern: RegExp;
}

/** Endings of the same word: "fees" is about a fee, "feel" is not. */
const ENDING = '(?:s|es|d|ed|ing|er|ers|ment|ments|ion|ions|al|ly)?';
const theme = (name: string, words: string): WordTheme => ({
  name,
  pattern: new RegExp(`^(?:(?:${words})${ENDING})$`, 'u'),
});

/**
 * Themes of single words; a word belongs to the first that names it. They name what would else be a sum over hundreds of words that tells nobody
 * anything, and they judge nothing: what a word adds is the model's.
 */
const WORD_THEMES: readonly WordTheme[] = [
  theme(
    'Words about money and payment',
    '<money>|<percent>|money|pay|paid|fund|fee|dollar|euro|pound|cash|cost|price|amount|balance|transfer|deposit|refund|invoice|bill|billing|charg(?:e|ing)?|debt|tax|taxes|loan|credit|card|bank|wire|wir|bitcoin|btc|crypto|usdt|wallet|coin|purchas(?:e|ing)?|buy|bought|sum|million|thousand|withdraw|profit|invest|investor|trade|trading|earn|income|salary|commission|fortune|compensation',
  ),
  theme(
    'Words about accounts and signing in',
    'account|login|log|sign|password|pin|code|otp|verif(?:y|ied|ying|ication)|confirm|confirmation|identity|id|username|user|email|e-mail|mailbox|inbox|security|secure|access|updat(?:e|ing)?|validate|validation|suspend|suspension|locked|unlock|restore|restor|expire|expir|device|computer|software|virus|support|technician',
  ),
  theme(
    'Words about time and haste',
    'today|tonight|tomorrow|now|hour|minute|day|week|month|urgent|immediate|soon|late|deadline|quick|fast|wait|before|until|time|date|last|final|limited',
  ),
  theme(
    'Words about offices and the law',
    'officer|agent|police|court|legal|law|attorney|attorneys|barrister|judge|arrest|warrant|government|federal|ministry|minister|custom|authority|authorities|department|office|official|irs|ssa|fbi|case|document|certificate|estate|kin|beneficiary|deceased|inherit|inheritance',
  ),
  theme(
    'Words about prizes and offers',
    'win|won|winner|winning|prize|lottery|award|reward|bonus|bonuses|free|offer|claim|lucky|congratulation|gift|voucher|promo|promotion|discount|airdrop|giveaway',
  ),
  theme(
    'Words about parcels and orders',
    'parcel|package|deliver|delivery|deliveries|ship|shipped|shipping|courier|order|track|address|addresses|warehouse|fedex|ups|usps|dhl|item|product|receipt|subscription|renew|renewal',
  ),
  theme(
    'Words about work',
    'job|work|hir(?:e|ing)?|recruit|position|employ|employee|company|companies|business|businesses|manager|team|task|interview|staff|project|meeting',
  ),
  theme(
    'Words about feelings and trust',
    'love|loving|dear|dearest|heart|god|bless|trust|friend|friendship|sincere|honest|honesty|happy|happiness|hope|hoping|feel|feeling|felt|faith|pray|prayer|beloved|darling|sorry|secret|confidential|confidence',
  ),
  theme(
    'Words about links, calls and messages',
    '<url>|<email>|<long>|click|link|call|phone|telephone|contact|reply|replies|respond|write|writing|text|message|messaging|whatsapp|telegram|visit|website|site|download|attach|form|send|sent',
  ),
];

/** What a word is about; null where no theme names it. */
export const themeOf = (term: string): string | null =>
  WORD_THEMES.find(({ pattern }) => pattern.test(term))?.name ?? null;
