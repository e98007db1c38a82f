import { vaultContract } from '@fap/shared/vault/contract.ts';
import { writeProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { proofOf } from '@fap/shared/vault/testing/made-proof.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { submitToCalendar } from '../../../testing/submit-to-calendar.ts';

/** A block height that the explorer of the running test must know. */
export const KNOWN_HEIGHT = 800_000;

/** A valid request for each call of this area. */
export const examples = examplesOf(vaultContract, {
  entries: () => ({ status: 200 }),
  verify: () => ({ multipart: fileAndProof(), status: 200 }),
  blocks: () => ({ params: { height: String(KNOWN_HEIGHT) }, status: 200 }),
  proof: async ({ world, evidenceId }) => {
    await submitToCalendar(world, evidenceId);
    return { params: { id: evidenceId }, status: 200 };
  },
});

/** A file with a proof that names that block, which has another Merkle root. */
function fileAndProof(): FormData {
  const file = new Uint8Array([1, 2, 3]);
  const proof = writeProofFile(proofOf(file, [{ type: 'bitcoin', height: KNOWN_HEIGHT }]));
  const form = new FormData();
  form.set('file', new File([file], 'three.bin'));
  form.set('proof', new File([Uint8Array.from(proof)], 'three.bin.ots'));
  return form;
}
