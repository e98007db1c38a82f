import { harvestContract } from '@fap/shared/harvest/contract.ts';
import type { SourceChange } from '@fap/shared/harvest/entities.ts';
import { api } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** The sources of public warnings, as admins see them. */
export const adminSources = read(harvestContract.adminSources, { isFreshOnVisit: true });

/** Changes a source and shows the server's answer in its place. */
export async function changeSource(id: string, body: SourceChange): Promise<void> {
  const changed = await api(harvestContract.changeSource, { params: { id }, body });
  adminSources.patch((sources) => sources.map((source) => (source.id === id ? changed : source)));
}
