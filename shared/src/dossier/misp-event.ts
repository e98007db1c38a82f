import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '../indicators/indicator-types.ts';
import { nameBasedUuid, uuidOfText } from '../indicators/stix.ts';
import type { DossierIndicator } from './content.ts';
import type { Dossier } from './contract.ts';

interface MispKind {
  category: string;
  type: string;
}
const FINANCIAL = 'Financial fraud';
const NETWORK = 'Network activity';
const DELIVERY = 'Payload delivery';

/** Category and type of MISP's attributes (describeTypes.json) for each type of ours. */
const KINDS: Partial<Record<IndicatorType, MispKind>> = {
  url: { category: NETWORK, type: 'url' },
  domain: { category: NETWORK, type: 'domain' },
  ip: { category: NETWORK, type: 'ip-dst' },
  email: { category: DELIVERY, type: 'email-src' },
  md5: { category: DELIVERY, type: 'md5' },
  sha1: { category: DELIVERY, type: 'sha1' },
  sha256: { category: DELIVERY, type: 'sha256' },
  phone: { category: FINANCIAL, type: 'phone-number' },
  iban: { category: FINANCIAL, type: 'iban' },
  card: { category: FINANCIAL, type: 'cc-number' },
  btc: { category: FINANCIAL, type: 'btc' },
};
const OTHER: MispKind = { category: 'Other', type: 'text' };

/** A dossier as a MISP event: its indicators as attributes; distribution and analysis are left to whoever takes it in. */
export function mispEvent({ cluster, indicators, edition }: Dossier): Record<string, unknown> {
  const seconds = String(Math.floor(Date.parse(edition.madeAt) / 1000));
  return {
    Event: {
      uuid: uuidOfText(cluster.clusterChainId),
      info: `${cluster.name} (${cluster.clusterChainId})`,
      date: edition.madeAt.slice(0, 10),
      timestamp: seconds,
      publish_timestamp: seconds,
      published: false,
      // Threat level undefined, analysis ongoing, for the recipient's organisation only.
      threat_level_id: '4',
      analysis: '1',
      distribution: '0',
      Orgc: {
        name: 'Forensic Anti-Fraud Platform',
        uuid: uuidOfText('Forensic Anti-Fraud Platform'),
      },
      Tag: [{ name: 'tlp:amber' }],
      Attribute: indicators.map((one) => attributeOf(one)),
    },
  };
}

function attributeOf({ id, type, value, reports, lastSeenAt }: DossierIndicator): Record<string, unknown> {
  return {
    uuid: nameBasedUuid(id),
    ...(KINDS[type] ?? OTHER),
    value,
    to_ids: KINDS[type] !== undefined,
    timestamp: String(Math.floor(Date.parse(lastSeenAt) / 1000)),
    comment: `${CRYPTO_ADDRESS_TYPES.includes(type) ? `${type} address, ` : ''}named by ${reports} ${reports === 1 ? 'person' : 'people'}`,
  };
}
