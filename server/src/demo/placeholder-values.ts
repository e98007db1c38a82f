import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';

/** Area codes in which 555-0100 to 555-0199 are reserved for fiction. */
const AREA_CODES = [
  202, 212, 213, 303, 305, 312, 404, 415, 503, 512, 602, 617, 702, 713, 801, 206, 210, 314, 407, 614,
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Makes values for a corpus cluster's placeholders: reserved names, and unowned addresses with valid checksums. */
export function placeholderValues(index: number, name: string): Record<string, string> {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')
    .slice(0, 40)
    .replace(/-$/u, '');
  const area = AREA_CODES[index % AREA_CODES.length] ?? 202;
  const line = (offset: number) =>
    `+1 ${area} 555 01${String((Math.floor(index / AREA_CODES.length) * 2 + offset) % 100).padStart(2, '0')}`;
  return {
    domain: `${slug}.example`,
    domain2: `${slug}-portal.example`,
    email: `desk@${slug}.example`,
    phone: line(0),
    phone2: line(1),
    btc: segwitAddress(digest(`${slug} btc`).subarray(0, 20)),
    eth: `0x${digest(`${slug} eth`).subarray(0, 20).toString('hex')}`,
    iban: iban(digest(`${slug} iban`)),
    handle: `@${slug.replaceAll('-', '_').slice(0, 28)}`,
  };
}

/** Fills a text's `{placeholders}`; throws for an unknown one. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`unknown placeholder {${name}}`);
    return value;
  });
}

function segwitAddress(program: Uint8Array): string {
  return bech32.encode('bc', [0, ...bech32.toWords(program)]);
}

/** A British IBAN with an unassigned bank code and valid check digits. */
function iban(seed: Buffer): string {
  const account = [...seed.subarray(0, 14)].map((byte) => byte % 10).join('');
  const digits = [...`XTST${account}GB00`].map((character) => Number.parseInt(character, 36)).join('');
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return `GB${String(98 - remainder).padStart(2, '0')}XTST${account}`;
}
