import { isCommonDomain } from './common-domains.ts';
import { isLocalAddress } from './ip-addresses.ts';

/** Example values of public documentation. */
const DOCUMENTATION_VALUES: ReadonlySet<string> = new Set([
  'btc 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  'btc 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  'btc 3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'btc bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'btc bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'eth 0x0000000000000000000000000000000000000000',
  'eth 0x000000000000000000000000000000000000dead',
  'sol 11111111111111111111111111111111',
  'sol So11111111111111111111111111111111111111112',
  'sol TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'tracker UA-12345-6',
  // The contracts of USDT: the money, not who takes it.
  'eth 0xdac17f958d2ee523a2206206994597c13d831ec7',
  'tron TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  // Hashes of nothing: every empty file has them.
  'md5 d41d8cd98f00b204e9800998ecf8427e',
  'sha1 da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'sha256 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
]);

/** Words after an at sign that are functions of an app or parts of a style sheet and nobody's name. */
const COMMON_HANDLES =
  /^@(?:everyone|here|channel|all|gmail|yahoo|hotmail|outlook|username|media|import|charset|page|section|style|font|editable|supports|keyframes|smtp)$/u;

/** Whether an indicator's value is common property and must link nothing. */
export function isSafelisted(type: string, value: string): boolean {
  if (type === 'domain') return isCommonDomain(value);
  if (type === 'ip') return isLocalAddress(value);
  if (type === 'handle') return COMMON_HANDLES.test(value);
  return DOCUMENTATION_VALUES.has(`${type} ${value}`);
}
