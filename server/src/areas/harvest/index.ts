export { configuredSources } from './configured-sources.ts';
export { keepSources, type ConfiguredSource } from './keep-sources.ts';
export { SAMPLE_FEEDS_PATH } from './own-address.ts';
