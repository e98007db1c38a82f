import { defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Cases for law enforcement. */
export const cases = defineWebArea({
  name: 'cases',
  planned: [
    {
      path: paths.newCase,
      title: 'New Case',
      sentence: 'It will open a case and collect its evidence in one place.',
    },
    {
      path: paths.case,
      title: 'Case',
      sentence: 'It will show a case with its evidence, its timeline and its forensic report.',
    },
  ],
});
