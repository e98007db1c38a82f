export { loadConfiguredSources } from './load-configured-sources.ts';
export { SAMPLE_FEEDS_PATH } from './own-address.ts';
export { type ConfiguredSource, syncSources } from './sync-sources.ts';
