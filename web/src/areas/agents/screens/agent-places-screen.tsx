import { useLocation, useParams } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { AgentProfilePage } from '../people/agent-profile.tsx';
import { AgentRowsPage } from '../people/agent-rows.tsx';
import { TeamList } from '../teams/team-list.tsx';
import { TeamPage } from '../teams/team-page.tsx';

/**
 * What lies around the dashboard: teams, one team, an agent's profile, the rows behind a number. They are one screen, because each
 * screen of its own makes the files larger that all screens load.
 */
export function AgentPlacesScreen() {
  const [location] = useLocation();
  const { id, figure } = useParams<{ id?: string; figure?: string }>();
  if (location.startsWith(paths.agentTeams())) return id === undefined ? <TeamList /> : <TeamPage />;
  return figure === undefined ? <AgentProfilePage /> : <AgentRowsPage />;
}
