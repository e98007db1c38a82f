import { UserRound } from 'lucide-react';
import { defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Rewards of volunteer agents. */
export const agents = defineWebArea({
  name: 'agents',
  planned: [
    {
      path: paths.agent,
      nav: { name: 'Agent Dashboard', icon: UserRound, order: 10 },
      title: 'Agent Dashboard',
      sentence: 'It will show your XP, badges and missions, and the puzzles where your work counts most.',
    },
  ],
});
