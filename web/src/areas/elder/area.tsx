import { ShieldCheck } from 'lucide-react';
import { defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Elders and their guardians. */
export const elder = defineWebArea({
  name: 'elder',
  planned: [
    {
      path: paths.elderShield,
      also: [paths.elderPage, paths.elderProtection],
      nav: { name: 'Elder Shield', icon: ShieldCheck, order: 4 },
      title: 'Elder Shield',
      sentence:
        'It will watch payments for somebody you care about, hold back suspicious ones and ask a person they trust.',
    },
  ],
});
