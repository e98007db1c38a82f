import { t } from '@lingui/core/macro';
import { UserRound } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Agents: their dashboard, what others see of them, teams. */
export const agents = defineWebArea({
  name: 'agents',
  screens: [
    defineScreen({
      path: paths.agent,
      nav: { name: t`Agent Dashboard`, icon: UserRound, order: 10 },
      load: () => import('./screens/agent-screen.tsx'),
      name: 'AgentScreen',
    }),
    defineScreen({
      path: paths.agentTeams,
      also: [paths.agentTeam, paths.agentProfile, paths.agentRows],
      find: { name: t`Teams of agents` },
      load: () => import('./screens/agent-places-screen.tsx'),
      name: 'AgentPlacesScreen',
    }),
  ],
});
