import { catalogueContract } from '@fap/shared/catalogue/contract.ts';
import { resource, useResource } from '../../../platform/resource.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';

const catalogueCluster = resource(catalogueContract.read);

/** The families of scams, with the names of their branches. */
export const catalogueList = resource(catalogueContract.list);

/** A family of scams as the server tells it; a read that failed for want of a connection is made again by itself. */
export function useCataloguePage(clusterId: string) {
  const page = useResource(catalogueCluster, { params: { clusterId } });
  useOnlineRetry(page);
  return page;
}
