import { vaultContract } from '@fap/shared/vault/contract.ts';
import { type ProofFile, parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { apiBytes } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** An item's parsed OpenTimestamps proof; fails with ProofFormatError if the answer is not one. */
export const vaultProof = read(vaultContract.proof, {
  load: async (request, options): Promise<ProofFile> =>
    parseProofFile(await apiBytes(vaultContract.proof, request, options)),
});
