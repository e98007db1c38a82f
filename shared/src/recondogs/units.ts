import { t } from '@fap/shared/kernel/words.ts';

interface UnitEntry {
  name: string;
  specialty: string;
  /** Share of runs that found something in the demo's history (specification, section 3: 72 to 96). */
  demoSuccessPercent: number;
}

const CODENAMES =
  'ALPHA BRAVO CHARLIE DELTA ECHO FOXTROT GOLF HOTEL INDIA JULIET KILO LIMA MIKE NOVEMBER OSCAR PAPA QUEBEC ROMEO SIERRA TANGO'.split(
    ' ',
  );

const ENTRIES: readonly UnitEntry[] = [
  { name: t`Memory Rebuilder`, specialty: t`Timeline from all dated evidence`, demoSuccessPercent: 94 },
  { name: t`Tracker Hunter`, specialty: t`Tracker ids and where else they occur`, demoSuccessPercent: 88 },
  {
    name: t`Meta Miner`,
    specialty: t`Metadata of pictures, PDF and office files`,
    demoSuccessPercent: 91,
  },
  { name: t`Structure Scanner`, specialty: t`Structure that messages share`, demoSuccessPercent: 86 },
  { name: t`Crypto Guardian`, specialty: t`Payment addresses, checksums, reuse`, demoSuccessPercent: 96 },
  { name: t`Network Ninja`, specialty: t`Domains and addresses on the network`, demoSuccessPercent: 89 },
  { name: t`Legal Eagle`, specialty: t`Claims of authority and legal threats`, demoSuccessPercent: 82 },
  { name: t`Behavior Analyst`, specialty: t`Order of the script, tactics`, demoSuccessPercent: 93 },
  {
    name: t`Visual Detective`,
    specialty: t`Pictures that occur again, text in pictures`,
    demoSuccessPercent: 84,
  },
  {
    name: t`Steganography Sleuth`,
    specialty: t`Data hidden in or behind files`,
    demoSuccessPercent: 72,
  },
  { name: t`Performance Profiler`, specialty: t`Cadence and growth of the campaign`, demoSuccessPercent: 90 },
  { name: t`Social Scanner`, specialty: t`Handles and their reuse`, demoSuccessPercent: 87 },
  { name: t`Mobile Monitor`, specialty: t`Phone numbers and their ranges`, demoSuccessPercent: 85 },
  { name: t`API Auditor`, specialty: t`Endpoints and bot tokens`, demoSuccessPercent: 78 },
  { name: t`Content Classifier`, specialty: t`Kind of scam and its tactics`, demoSuccessPercent: 95 },
  { name: t`Timestamp Tracker`, specialty: t`Claimed times against known ones`, demoSuccessPercent: 83 },
  { name: t`Form Forensics`, specialty: t`Requests for cards, ids and seed phrases`, demoSuccessPercent: 80 },
  {
    name: t`Cookie Crawler`,
    specialty: t`Cookies and recorded requests`,
    demoSuccessPercent: 76,
  },
  { name: t`Security Sentinel`, specialty: t`Remote access and malicious patterns`, demoSuccessPercent: 92 },
  {
    name: t`Compliance Checker`,
    specialty: t`Regulator warnings and licence claims`,
    demoSuccessPercent: 81,
  },
];

/** One of the twenty investigation units. */
export interface ReconDogUnit {
  id: number;
  /** How a unit is named in a request: its name in lower case with the first space removed (specification, section 2). */
  key: string;
  name: string;
  codename: string;
  specialty: string;
  demoSuccessPercent: number;
}

/** The twenty units, ALPHA to TANGO. */
export const RECONDOG_UNITS: readonly ReconDogUnit[] = ENTRIES.map((entry, index) => ({
  ...entry,
  id: index + 1,
  key: entry.name.toLowerCase().replace(' ', ''),
  codename: CODENAMES[index] ?? '',
}));

export const UNIT_KEYS: readonly string[] = RECONDOG_UNITS.map(({ key }) => key);

/** The unit that may have registries asked. */
export const NETWORK_UNIT = 'networkninja';

/** The unit with this key; throws for one that does not exist. */
export function unitOf(key: string): ReconDogUnit {
  const unit = RECONDOG_UNITS.find((candidate) => candidate.key === key);
  if (!unit) throw new RangeError(`there is no unit ${key}`);
  return unit;
}
