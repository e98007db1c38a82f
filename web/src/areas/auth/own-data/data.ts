import { type OwnDataCounts, ownDataContract } from '@fap/shared/own-data/contract.ts';
import { api, apiFile } from '../../../platform/api-client.ts';
import { saveBlob } from '../../../platform/save-file.ts';

/** Downloads everything the platform holds about the signed-in person, and saves it as a file. */
export async function downloadArchive(
  body: { currentPassword: string },
  options: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<void> {
  const archive = await apiFile(ownDataContract.exportOwn, { body }, options);
  saveBlob('my-data.zip', archive);
}

/** Checks the password before an account is deleted: the token that deletes it, and what would go. */
export function beginErasure(body: {
  currentPassword: string;
  code?: string;
}): Promise<{ token: string; counts: OwnDataCounts }> {
  return api(ownDataContract.beginErasure, { body });
}

/** Deletes the account for good. */
export async function confirmErasure(body: { token: string; alsoPieces: boolean }): Promise<void> {
  await api(ownDataContract.confirmErasure, { body });
}
