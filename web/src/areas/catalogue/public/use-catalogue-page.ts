import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { read, useRead } from '../../../platform/read.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';

const catalogueCluster = read(catalogueContract.read);

/** The families of scams, with the names of their branches. */
export const catalogueList = read(catalogueContract.list);

/** A family of scams as the server tells it; a read that failed for want of a connection is made again by itself. */
export function useCataloguePage(clusterId: string) {
  const page = useRead(catalogueCluster, { params: { clusterId } });
  useOnlineRetry(page);
  return page;
}
