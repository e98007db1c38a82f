export { changeChoices } from './choices/change-choices.ts';
export { foundTeam } from './teams/found-team.ts';
export { answerRequest, askToJoin } from './teams/join-team.ts';
export { findTeamOf } from './teams/queries.ts';
