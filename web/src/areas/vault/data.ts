import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import type { BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import { type ProofFile, parseProofFile } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { api, apiBytes } from '../../platform/api-client.ts';
import { read } from '../../platform/read.ts';
import { uploadFile } from '../../platform/upload.ts';

/** What came of checking a file against a proof, in this page or on the server. */
export type Verdict = EndpointResponse<typeof vaultContract.verify>;

/** An exhibit's proof, taken apart. */
export const proofResource = read(vaultContract.proof, {
  load: async (request, options): Promise<ProofFile> =>
    parseProofFile(await apiBytes(vaultContract.proof, request, options)),
});

/** The headers of the blocks of these heights, with null for what could not be read. */
export async function readBlocks(heights: readonly number[]): Promise<Map<number, BlocksAtHeight>> {
  const read = await Promise.all(
    heights.map(async (height): Promise<[number, BlocksAtHeight]> => {
      const answer = await api(vaultContract.blocks, { params: { height: String(height) } }).catch(
        () => null,
      );
      return [height, answer?.isWhole ? answer.blocks : [...(answer?.blocks ?? []), null]];
    }),
  );
  return new Map(read);
}

/** Has the server check a file against a proof; both are sent. */
export function verifyOnServer(
  file: File,
  proof: File,
  onProgress: (ratio: number) => void,
): Promise<Verdict> {
  return uploadFile(vaultContract.verify, { field: 'file', file, fields: { proof }, onProgress });
}
