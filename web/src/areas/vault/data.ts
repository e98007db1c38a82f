import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import type { BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import { api } from '../../platform/api-client.ts';
import { uploadFile } from '../../platform/upload.ts';

/** The verdict on a file and a proof, from this page or from the server. */
export type Verdict = EndpointResponse<typeof vaultContract.verify>;

/** The block headers at these heights; null for each that could not be fetched. */
export async function fetchBlocks(heights: readonly number[]): Promise<Map<number, BlocksAtHeight>> {
  const fetched = await Promise.all(
    heights.map(async (height): Promise<[number, BlocksAtHeight]> => {
      const answer = await api(vaultContract.blocks, { params: { height: String(height) } }).catch(
        () => null,
      );
      return [height, answer?.isWhole ? answer.blocks : [...(answer?.blocks ?? []), null]];
    }),
  );
  return new Map(fetched);
}

/** Sends a file and its proof to the server, which checks them. */
export function verifyOnServer(
  file: File,
  proof: File,
  onProgress: (ratio: number) => void,
): Promise<Verdict> {
  return uploadFile(vaultContract.verify, { field: 'file', file, fields: { proof }, onProgress });
}
