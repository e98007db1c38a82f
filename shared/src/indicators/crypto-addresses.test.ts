import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { base58, base58xmr, bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isBitcoinAddress,
  isDogecoinAddress,
  isEthereumAddress,
  isLitecoinAddress,
  isMoneroAddress,
  isSolanaAddress,
  isTronAddress,
} from './crypto-addresses.ts';

const base58check = createBase58check(sha256);
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const versioned = (version: number) =>
  bytes(20).map((hash) => base58check.encode(Uint8Array.of(version, ...hash)));

/** An address with one character replaced by another of its alphabet. */
function typoOf(address: string, alphabet: string, at: number, step: number): string {
  const index = at % address.length;
  const current = alphabet.indexOf(address.charAt(index));
  if (current < 0) return address;
  const next = alphabet.charAt((current + 1 + (step % (alphabet.length - 1))) % alphabet.length);
  return `${address.slice(0, index)}${next}${address.slice(index + 1)}`;
}
const typo = fc.tuple(fc.nat(200), fc.nat(100));

describe('Bitcoin', () => {
  test.for([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  ])('%s is one', (address) => expect(isBitcoinAddress(address)).toBe(true));

  // BIP-173 and BIP-350: mixed case, wrong version for the checksum, wrong length, test network.
  test.for([
    'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1rw5uspcuh',
    'bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    '',
    '1',
    'bc1',
  ])('%s is none', (address) => expect(isBitcoinAddress(address)).toBe(false));

  test('every address made from a hash is one, and no single typing error of it is', () => {
    const segwit = bytes(20).map((program) => bech32.encode('bc', [0, ...bech32.toWords(program)]));
    const taproot = bytes(32).map((program) => bech32m.encode('bc', [1, ...bech32m.toWords(program)]));
    fc.assert(
      fc.property(fc.oneof(versioned(0), versioned(5)), typo, (address, [at, step]) => {
        expect(isBitcoinAddress(address)).toBe(true);
        expect(isBitcoinAddress(typoOf(address, BASE58, at, step))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(segwit, taproot), typo, (address, [at, step]) => {
        expect(isBitcoinAddress(address)).toBe(true);
        const wrong = typoOf(address, BECH32, (at % (address.length - 4)) + 4, step);
        expect(wrong === address || !isBitcoinAddress(wrong)).toBe(true);
      }),
    );
  });
});

test('a TRON address is base58check with version 0x41, and only that', () => {
  fc.assert(
    fc.property(versioned(0x41), versioned(0), typo, (tron, bitcoin, [at, step]) => {
      expect(isTronAddress(tron)).toBe(true);
      expect(isTronAddress(bitcoin)).toBe(false);
      expect(isBitcoinAddress(tron)).toBe(false);
      expect(isTronAddress(typoOf(tron, BASE58, at, step))).toBe(false);
    }),
  );
});

describe('Ethereum', () => {
  // EIP-55's own examples.
  const CHECKSUMMED = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];
  test.for(CHECKSUMMED)('%s in its own, lower and upper case is one', (address) => {
    expect(isEthereumAddress(address)).toBe(true);
    expect(isEthereumAddress(address.toLowerCase())).toBe(true);
    expect(isEthereumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
  });
  test.for(CHECKSUMMED)('%s with one letter in the other case is none', (address) => {
    for (let index = 2; index < address.length; index += 1) {
      const letter = address.charAt(index);
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
      if (other === letter) continue;
      expect(isEthereumAddress(address.slice(0, index) + other + address.slice(index + 1))).toBe(false);
    }
  });
  test('another length or alphabet is none', () => {
    for (const text of [
      '0x',
      '0x12',
      `0x${'a'.repeat(39)}`,
      `0x${'a'.repeat(41)}`,
      `0x${'g'.repeat(40)}`,
      'a'.repeat(42),
    ]) {
      expect(isEthereumAddress(text)).toBe(false);
    }
  });
});

test('Litecoin and Dogecoin addresses are their own, and no single typing error of them is', () => {
  const ltcSegwit = bytes(20).map((program) => bech32.encode('ltc', [0, ...bech32.toWords(program)]));
  fc.assert(
    fc.property(fc.oneof(versioned(0x30), versioned(0x32), ltcSegwit), typo, (address, [at, step]) => {
      expect(isLitecoinAddress(address)).toBe(true);
      expect(isBitcoinAddress(address) || isDogecoinAddress(address)).toBe(false);
      const isSegwit = address.startsWith('ltc1');
      const wrong = isSegwit
        ? typoOf(address, BECH32, (at % (address.length - 5)) + 5, step)
        : typoOf(address, BASE58, at, step);
      expect(wrong === address || !isLitecoinAddress(wrong)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(versioned(0x1e), versioned(0x16)), typo, (address, [at, step]) => {
      expect(isDogecoinAddress(address)).toBe(true);
      expect(isLitecoinAddress(address)).toBe(false);
      expect(isDogecoinAddress(typoOf(address, BASE58, at, step))).toBe(false);
    }),
  );
});

test('a Monero address holds by its checksum alone', () => {
  const body = fc
    .tuple(fc.constantFrom(18, 42), bytes(64))
    .map(([prefix, keys]) => Uint8Array.of(prefix, ...keys));
  const address = body.map((data) =>
    base58xmr.encode(Uint8Array.of(...data, ...keccak_256(data).subarray(0, 4))),
  );
  fc.assert(
    fc.property(address, typo, (text, [at, step]) => {
      expect(isMoneroAddress(text)).toBe(true);
      const wrong = typoOf(text, BASE58, at, step);
      expect(wrong === text || !isMoneroAddress(wrong)).toBe(true);
    }),
  );
});

test('a Solana address is 32 bytes and nothing else says so', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 30, maxLength: 34 }), (key) => {
      expect(isSolanaAddress(base58.encode(key))).toBe(key.length === 32);
    }),
  );
});
