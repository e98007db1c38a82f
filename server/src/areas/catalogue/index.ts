export { getCatalogueCluster } from './queries.ts';
