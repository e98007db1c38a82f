import { agentsContract } from '@fap/shared/agents/contract.ts';
import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { changeChoices } from './choices/change-choices.ts';
import { listMissions } from './missions/list-missions.ts';
import { getProfile } from './people/get-profile.ts';
import { getProgress, getStats } from './people/get-stats.ts';
import { listLeaderboard } from './people/leaderboard.ts';
import { listRows } from './people/list-rows.ts';
import { foundTeam, renameTeam } from './teams/found-team.ts';
import { answerRequest, askToJoin, inviteAgent, leaveTeam } from './teams/join-team.ts';
import { getTeam, listTeams } from './teams/queries.ts';
import { setFocus } from './teams/set-focus.ts';

/** The calls of the agents' dashboard, profiles and teams. */
export function bindAgentRoutes(app: HttpApp): void {
  bind(app, agentsContract.agentStats, (ctx) => getStats(ctx));
  bind(app, agentsContract.agentProgress, (ctx) => getProgress(ctx));
  bind(app, agentsContract.agentLeaderboard, (ctx, { query }) => listLeaderboard(ctx, query));
  bind(app, agentsContract.agentMissions, (ctx) => listMissions(ctx));
  bind(app, agentsContract.changeChoices, (ctx, { body }) => changeChoices(ctx, body));
  bind(app, agentsContract.agentProfile, (ctx, { params }) => getProfile(ctx, params.id));
  bind(app, agentsContract.agentRows, async (ctx, { params, query }, http) =>
    sendPage(http, await listRows(ctx, { ...params, ...query })),
  );
  bindTeamRoutes(app);
}

function bindTeamRoutes(app: HttpApp): void {
  bind(app, teamContract.list, async (ctx, { query }, http) => sendPage(http, await listTeams(ctx, query)));
  bind(app, teamContract.get, (ctx, { params }) => getTeam(ctx, params.id));
  bind(app, teamContract.found, async (ctx, { body }) => reply(201, await foundTeam(ctx, body.name)));
  bind(app, teamContract.rename, (ctx, { params, body }) => renameTeam(ctx, params.id, body.name));
  bind(app, teamContract.ask, (ctx, { params }) => askToJoin(ctx, params.id));
  bind(app, teamContract.invite, (ctx, { params, body }) => inviteAgent(ctx, params.id, body.accountId));
  bind(app, teamContract.answer, (ctx, { params, body }) =>
    answerRequest(ctx, { teamId: params.id, ...body }),
  );
  bind(app, teamContract.leave, async (ctx, { params }) => {
    await leaveTeam(ctx, params.id);
    return {};
  });
  bind(app, teamContract.setFocus, (ctx, { params, body }) => setFocus(ctx, params.id, body.focus));
}
