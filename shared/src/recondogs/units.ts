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
  { name: 'Memory Rebuilder', specialty: 'Timeline from all dated evidence', demoSuccessPercent: 94 },
  { name: 'Tracker Hunter', specialty: 'Tracker ids and where else they occur', demoSuccessPercent: 88 },
  {
    name: 'Meta Miner',
    specialty: 'Metadata of pictures, PDF and office files',
    demoSuccessPercent: 91,
  },
  { name: 'Structure Scanner', specialty: 'Structure that messages share', demoSuccessPercent: 86 },
  { name: 'Crypto Guardian', specialty: 'Payment addresses, checksums, reuse', demoSuccessPercent: 96 },
  { name: 'Network Ninja', specialty: 'Domains and addresses on the network', demoSuccessPercent: 89 },
  { name: 'Legal Eagle', specialty: 'Claims of authority and legal threats', demoSuccessPercent: 82 },
  { name: 'Behavior Analyst', specialty: 'Order of the script, tactics', demoSuccessPercent: 93 },
  {
    name: 'Visual Detective',
    specialty: 'Pictures that occur again, text in pictures',
    demoSuccessPercent: 84,
  },
  {
    name: 'Steganography Sleuth',
    specialty: 'Data hidden in or behind files',
    demoSuccessPercent: 72,
  },
  { name: 'Performance Profiler', specialty: 'Cadence and growth of the campaign', demoSuccessPercent: 90 },
  { name: 'Social Scanner', specialty: 'Handles and their reuse', demoSuccessPercent: 87 },
  { name: 'Mobile Monitor', specialty: 'Phone numbers and their ranges', demoSuccessPercent: 85 },
  { name: 'API Auditor', specialty: 'Endpoints and bot tokens', demoSuccessPercent: 78 },
  { name: 'Content Classifier', specialty: 'Kind of scam and its tactics', demoSuccessPercent: 95 },
  { name: 'Timestamp Tracker', specialty: 'Claimed times against known ones', demoSuccessPercent: 83 },
  { name: 'Form Forensics', specialty: 'Requests for cards, ids and seed phrases', demoSuccessPercent: 80 },
  {
    name: 'Cookie Crawler',
    specialty: 'Cookies and recorded requests',
    demoSuccessPercent: 76,
  },
  { name: 'Security Sentinel', specialty: 'Remote access and malicious patterns', demoSuccessPercent: 92 },
  { name: 'Compliance Checker', specialty: 'Regulator warnings and licence claims', demoSuccessPercent: 81 },
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
