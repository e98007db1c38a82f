import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Registration } from '@fap/shared/auth/passkey-contract.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { passkey } from '../../../db/schema/auth.ts';
import type { World } from '../../../testing/world.ts';

/** What a faulty or hostile device or page says otherwise than it should. */
export interface Wrong {
  origin?: string;
  rpId?: string;
  /** It did not ask who is there. */
  isUnverified?: boolean;
  credentialId?: string;
  /** Signed by another key. */
  isForged?: boolean;
}

// Flags of the authenticator's data (WebAuthn, 6.1).
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A device with one passkey in software: ES256, attestation `none`, and a counter. */
export class SoftPasskey {
  readonly credentialId = randomBytes(32).toString('base64url');
  /** Signatures so far; 0 and `isCounting` false: it does not count, as synced passkeys. */
  counter = 0;
  isCounting = true;
  readonly #origin: string;
  readonly #keys = newKey();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The public key in COSE. */
  get publicKey(): Uint8Array<ArrayBuffer> {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  /** The answer to a challenge of adding a passkey. */
  make(challenge: string, wrong: Wrong = {}): Registration {
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(wrong, HAS_KEY),
      Buffer.alloc(16),
      length,
      id,
      this.publicKey,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<never, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<never, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.#credential(wrong),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a challenge of signing in. */
  sign(challenge: string, wrong: Wrong = {}): Assertion {
    if (this.isCounting) this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, wrong);
    const authenticatorData = this.#authenticatorData(wrong, 0);
    const key: KeyObject = wrong.isForged ? newKey().privateKey : this.#keys.privateKey;
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key);
    return {
      ...this.#credential(wrong),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #credential({ credentialId = this.credentialId }: Wrong) {
    return { id: credentialId, rawId: credentialId, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Wrong): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ rpId = new URL(this.#origin).hostname, isUnverified }: Wrong, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | PRESENT | (isUnverified ? 0 : VERIFIED);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter]);
  }
}

/** Gives an account a passkey, as if it had been added. */
export async function makePasskey(
  world: World,
  accountId: string,
  origin: string,
): Promise<{ id: string; passkey: SoftPasskey }> {
  const soft = new SoftPasskey(origin);
  const id = world.name('passkey');
  await world.db.insert(passkey).values({
    id,
    credentialId: soft.credentialId,
    accountId,
    name: 'A phone',
    publicKey: soft.publicKey,
    counter: 0,
    transports: ['internal'],
    backedUp: false,
    createdAt: world.clock.now(),
  });
  return { id, passkey: soft };
}
