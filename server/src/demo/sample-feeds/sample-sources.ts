import { BUILT_IN_SOURCES } from '@fap/shared/harvest/sources.ts';
import { type ConfiguredSource, SAMPLE_FEEDS_PATH } from '../../areas/harvest/index.ts';

/** Two of the ten are switched off in the demo (specification, section 9: 8 of 10 active). */
const INACTIVE = ['accc-scamwatch', 'california-dfpi'];

/** The demo's ten sources: invented sample feeds that this server serves itself. */
export const sampleSources = (): ConfiguredSource[] =>
  BUILT_IN_SOURCES.map((source) => ({
    ...source,
    url: `${SAMPLE_FEEDS_PATH}${source.id}`,
    active: !INACTIVE.includes(source.id),
  }));
