/** Kinds of leads an investigator can follow, with their points (domain method, section 6). */
export const ENQUIRY_CLASSES = {
  account: 8,
  wallet: 7,
  person: 5,
  phone: 4,
  domain: 4,
  handle: 3,
} as const;
export type EnquiryClass = keyof typeof ENQUIRY_CLASSES;

/** Leads that money went to. */
const PAYMENT_CLASSES: readonly EnquiryClass[] = ['account', 'wallet'];

/** A lead: a valid identifier that is neither safelisted nor too common. */
export interface LineOfEnquiry {
  class: EnquiryClass;
  /** Independent reports that name it. */
  reports: number;
}

/** Everything the score is made of, each a count or share of rows. Money in US cents. */
export interface StrikeInputs {
  lines: readonly LineOfEnquiry[];
  /** Reports by different people. */
  independentReports: number;
  documentedCents: number;
  claimedCents: number;
  /** The largest single payment. */
  largestPaymentCents: number;
  /** Share of victims aged 60 and over or flagged as vulnerable, 0 to 1. */
  vulnerableShare: number;
  /** Contact or threats go on, or there is a risk of self-harm. */
  isOngoing: boolean;
  /** Shares of the key evidence items, 0 to 1. */
  hashedShare: number;
  custodyShare: number;
  anchoredShare: number;
  metadataShare: number;
  completeLayers: number;
  partialLayers: number;
  /** Hours since the newest payment; null when none is dated. */
  newestPaymentHours: number | null;
  /** Some of its infrastructure answered within the last 24 hours. */
  isLive: boolean;
  /** Every cited evidence item has its SHA-256 still. */
  isIntact: boolean;
  /** The shared edition holds no personal data of third parties. */
  isRedacted: boolean;
  isSignedOff: boolean;
}

/** The parts of the score with their maxima. */
export const STRIKE_PARTS = {
  enquiry: 25,
  linkage: 15,
  harm: 15,
  vulnerability: 10,
  integrity: 15,
  completeness: 10,
  urgency: 10,
} as const;
export type StrikePart = keyof typeof STRIKE_PARTS;

/** What must hold for a score of 85 and more. */
export const STRIKE_GATES = ['identifiers', 'corroboration', 'integrity', 'redaction', 'signOff'] as const;
export type StrikeGate = (typeof STRIKE_GATES)[number];

export interface StrikeScore {
  /** 0 to 100, whole. */
  score: number;
  /** Points of each part, unrounded. */
  parts: Readonly<Record<StrikePart, number>>;
  gates: Readonly<Record<StrikeGate, boolean>>;
  /** Whether the score would be higher if all gates held. */
  isHeld: boolean;
}

/** From this score on law enforcement may read the dossier. */
export const ACCESS_SCORE = 85;
/** The score while a gate does not hold. */
const HELD_AT = 84;

const LAYERS = 14;
/** Reports from which linkage is full. */
const FULL_LINKAGE_REPORTS = 17;
const CORROBORATED = 2;
const UNCORROBORATED_WORTH = 0.6;
const LARGE_PAYMENT_CENTS = 50_000_00;
const CENTS = 100;
/** Points by the age of the newest payment, in hours. */
const URGENCY: readonly (readonly [hours: number, points: number])[] = [
  [72, 7],
  [7 * 24, 5],
  [30 * 24, 3],
  [180 * 24, 1],
];

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How actionable a cluster is for an investigator (Strike Score v1, domain method, section 6). */
export function strikeScore(inputs: StrikeInputs): StrikeScore {
  const parts = {
    enquiry: enquiryPoints(inputs),
    linkage: STRIKE_PARTS.linkage * linkage(inputs.independentReports),
    harm: STRIKE_PARTS.harm * harm(inputs),
    vulnerability: 5 * clamp(inputs.vulnerableShare) + (inputs.isOngoing ? 5 : 0),
    integrity:
      3 * clamp(inputs.hashedShare) +
      4 * clamp(inputs.custodyShare) +
      4 * clamp(inputs.anchoredShare) +
      4 * clamp(inputs.metadataShare),
    completeness: (STRIKE_PARTS.completeness * (inputs.completeLayers + 0.5 * inputs.partialLayers)) / LAYERS,
    urgency: urgency(inputs.newestPaymentHours) + (inputs.isLive ? 3 : 0),
  };
  const gates = judgeGates(inputs);
  const sum = Math.round(Object.values(parts).reduce((all, part) => all + part, 0));
  const isOpen = Object.values(gates).every(Boolean);
  return { score: isOpen ? sum : Math.min(HELD_AT, sum), parts, gates, isHeld: !isOpen && sum > HELD_AT };
}

function enquiryPoints({ lines }: StrikeInputs): number {
  const points = lines.map(
    (line) => ENQUIRY_CLASSES[line.class] * (line.reports >= CORROBORATED ? 1 : UNCORROBORATED_WORTH),
  );
  return Math.min(
    STRIKE_PARTS.enquiry,
    points.reduce((all, one) => all + one, 0),
  );
}

const linkage = (reports: number): number =>
  reports > 0 ? clamp(Math.log2(reports) / Math.log2(FULL_LINKAGE_REPORTS)) : 0;

/** From a thousand to a million dollars; what is only claimed counts half. */
function harm({ documentedCents, claimedCents }: StrikeInputs): number {
  const dollars = (documentedCents + 0.5 * Math.max(0, claimedCents - documentedCents)) / CENTS;
  return dollars > 0 ? clamp((Math.log10(dollars) - 3) / 3) : 0;
}

function urgency(hours: number | null): number {
  if (hours === null) return 0;
  return URGENCY.find(([limit]) => hours <= limit)?.[1] ?? 0;
}

function judgeGates(inputs: StrikeInputs): StrikeScore['gates'] {
  const corroborated = inputs.lines.filter(({ reports }) => reports >= CORROBORATED);
  return {
    identifiers:
      corroborated.some((line) => PAYMENT_CLASSES.includes(line.class)) ||
      new Set(inputs.lines.map((line) => line.class)).size >= 2,
    corroboration:
      inputs.independentReports >= CORROBORATED || inputs.largestPaymentCents >= LARGE_PAYMENT_CENTS,
    integrity: inputs.isIntact,
    redaction: inputs.isRedacted,
    signOff: inputs.isSignedOff,
  };
}

/** Whether law enforcement may read now: the score is high enough and every gate holds. */
export const isWindowOpen = ({ score, gates }: StrikeScore): boolean =>
  score >= ACCESS_SCORE && Object.values(gates).every(Boolean);
