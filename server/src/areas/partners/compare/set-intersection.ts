import psiLibrary from '@openmined/psi.js';
import type { PSILibrary } from '@openmined/psi.js/implementation/psi.d.ts';

/**
 * Private set intersection by elliptic-curve Diffie-Hellman: each side blinds hashed values with a key of its own that lives for one
 * comparison. Who asks learns which of its values the other has, and how many that has; who answers learns how many were asked for. Safe
 * against those who keep to the protocol and are curious; who asks for made-up values learns of those, which is what the limits are for.
 */

/** A question for another installation, and the key that its answer is read with. */
export interface Question {
  request: Uint8Array;
  key: Uint8Array;
}

/** What the answering side sends. */
export interface Answer {
  setup: Uint8Array;
  response: Uint8Array;
}

/** Its types say that the function is the module's `default`, and that either side may be missing; the module itself is the function. */
const library = (psiLibrary as unknown as () => Promise<Required<PSILibrary>>)();

/** Blinds values to ask with. */
export async function makeQuestion(values: readonly string[]): Promise<Question> {
  const client = (await library).client.createWithNewKey(true);
  try {
    return { request: client.createRequest(values).serializeBinary(), key: client.getPrivateKeyBytes() };
  } finally {
    client.delete();
  }
}

/** The positions of asked values that the other side has, too. Throws when the answer is none. */
export async function readAnswer(key: Uint8Array, { setup, response }: Answer): Promise<number[]> {
  const psi = await library;
  const client = psi.client.createFromKey(key, true);
  try {
    return client.getIntersection(
      psi.serverSetup.deserializeBinary(setup),
      psi.response.deserializeBinary(response),
    );
  } finally {
    client.delete();
  }
}

/** Answers with the values of this side; the number of values asked for comes along. Throws when the request is none. */
export async function makeAnswer(
  request: Uint8Array,
  values: readonly string[],
): Promise<Answer & { asked: number }> {
  const psi = await library;
  const parsed = psi.request.deserializeBinary(request);
  const asked = parsed.getEncryptedElementsList().length;
  const server = psi.server.createWithNewKey(true);
  try {
    return {
      asked,
      response: server.processRequest(parsed).serializeBinary(),
      // Raw: every value is sent whole, where a filter would sometimes find what is not there.
      setup: server.createSetupMessage(0, asked, values, psi.dataStructure.Raw).serializeBinary(),
    };
  } finally {
    server.delete();
  }
}
