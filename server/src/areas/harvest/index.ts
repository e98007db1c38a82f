export { configuredSources } from './configured-sources.ts';
export { type ConfiguredSource, keepSources } from './keep-sources.ts';
export { SAMPLE_FEEDS_PATH } from './own-address.ts';
