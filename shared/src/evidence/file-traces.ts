/** Ways in which data is hidden in a file. */
export const HIDING_WAYS = ['behind', 'second-format', 'low-bits', 'words-in-low-bits'] as const;
export type HidingWay = (typeof HIDING_WAYS)[number];

/** Data in a file that no program shows which opens it. */
export interface HiddenData {
  way: HidingWay;
  /** What it is, as far as its first bytes tell: "a zip archive". */
  what: string;
  /** Its size; null where only its presence is known. */
  bytes: number | null;
}

/** A cookie of a recorded visit: its name and its site, never its value. */
export interface CookieTrace {
  name: string;
  /** Registrable domain, or host, that sets or receives it. */
  site: string;
  /** It belongs to another site than the page that was visited. */
  isThirdParty: boolean;
}

/** What a form can ask for. */
export const FORM_ASKS = ['card', 'password', 'code', 'identity', 'seed-phrase', 'bank-account'] as const;
export type FormAsk = (typeof FORM_ASKS)[number];

/** A form, of a page or as a recorded visit sent it: what it asks for, and the host that receives it. */
export interface FormTrace {
  asks: FormAsk[];
  /** Null when the page does not say. */
  host: string | null;
}

/** Signs of code that hides what it does or starts by itself. */
export const CODE_SIGNS = [
  'encoded-script',
  'packed-script',
  'renamed-script',
  'command-in-clipboard',
  'hidden-frame',
  'script-in-document',
  'starts-by-itself',
  'starts-program',
  'macro',
  'program-attached',
] as const;
export type CodeSign = (typeof CODE_SIGNS)[number];

/** What a file's bytes bear beside its words. Nothing in it is what a person typed. */
export interface FileTraces {
  hidden: HiddenData[];
  cookies: CookieTrace[];
  forms: FormTrace[];
  code: CodeSign[];
  /** Web addresses that scripts call, without query and fragment. */
  endpoints: string[];
  /** Public numbers of Telegram bots whose token stands in a script. */
  bots: string[];
  /** Ids of analytics and advertisements in scripts. */
  trackers: string[];
  /** The bytes are too damaged to be looked through to their end. */
  isDamaged: boolean;
}

/** Nothing beside the words. */
export const NO_TRACES: FileTraces = {
  hidden: [],
  cookies: [],
  forms: [],
  code: [],
  endpoints: [],
  bots: [],
  trackers: [],
  isDamaged: false,
};
