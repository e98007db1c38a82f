import { defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Public warnings of ten sources. */
export const harvest = defineWebArea({
  name: 'harvest',
  planned: [
    {
      path: paths.globalHarvest,
      title: 'Global Scam Harvester',
      sentence: 'It will collect scam advisories from ten public sources and say how reliable each one is.',
    },
  ],
});
