import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { read, useRead } from '../../../platform/read.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';

const catalogueCluster = read(catalogueContract.read);

/** All families of scams, with the names of their branches. */
export const catalogueList = read(catalogueContract.list);

/** Loads a family of scams; retries a failed read when the device comes online. */
export function useCataloguePage(clusterId: string) {
  const page = useRead(catalogueCluster, { params: { clusterId } });
  useOnlineRetry(page);
  return page;
}
