import type { Choice } from '@fap/shared/agents/choices.ts';
import type { AgentFigure } from '@fap/shared/agents/figures.ts';
import type { AgentTool } from '@fap/shared/agents/ranks.ts';
import type { RewardReason } from '@fap/shared/agents/rewards.ts';

/** What rotates above the missions, each for four seconds (specification, section 2). */
export const MESSAGES = [
  'Start where nobody has looked: an empty layer helps most.',
  'Say where you saw it, so that others can check it.',
  'Not sure? Lower your confidence. A careful guess is honest work.',
  'If a piece looks wrong, dispute it and say why. That helps, too.',
  'Stay away from suspects: what you need is in the evidence.',
  'Ten careful pieces stand above five hundred hasty ones.',
] as const;

/** A figure: its name, the words after its number, and what is said where there are no rows. */
export const FIGURE_WORDS: Readonly<Record<AgentFigure, { label: string; what: string; nothing: string }>> = {
  accepted: {
    label: 'Accepted pieces',
    what: 'accepted by reviewers',
    nothing: 'A piece is accepted when two reviewers, or one analyst, say that it holds.',
  },
  disputed: {
    label: 'Disputed pieces',
    what: 'disputed by reviewers',
    nothing: 'Reviewers have disputed nothing here.',
  },
  open: {
    label: 'Waiting for a review',
    what: 'waiting for a review',
    nothing: 'Nothing waits for a review.',
  },
  solved: {
    label: 'Puzzles solved',
    what: 'at 90% or more, with an accepted piece of yours',
    nothing: 'A puzzle is solved at 90%. It appears here if one of your accepted pieces is in it.',
  },
  badges: {
    label: 'Badges',
    what: 'one for each layer that a piece completed',
    nothing: 'A badge comes with each layer that one of your pieces completes.',
  },
  compared: {
    label: 'Reviews compared',
    what: 'of pieces that an analyst reviewed, too',
    nothing: 'No piece was reviewed here and by an analyst yet.',
  },
  rewards: {
    label: 'Ledger',
    what: 'entries: what XP and credits were for',
    nothing: 'XP and credits come with the first piece or report.',
  },
};

export const REWARD_WORDS: Readonly<Record<RewardReason, string>> = {
  'piece-submitted': 'A piece sent',
  'layer-partial': 'First piece of a layer',
  'layer-complete': 'Layer completed',
  'first-evidence': 'First evidence of a cluster',
  'critical-path': 'Layer on the critical path',
  'evidence-anchored': 'Evidence stamped in Bitcoin',
  'report-submitted': 'A report sent',
};

/** The tools of the specification, and what each level adds here. */
export const TOOL_WORDS: Readonly<Record<AgentTool, { name: string; text: string }>> = {
  'script-analysis': {
    name: 'Advanced script analysis',
    text: 'From a mission straight to the script of its cluster.',
  },
  'payment-trail': {
    name: 'Payment trail visualiser',
    text: 'A mission’s money path, without leaving this page.',
  },
  'boss-privileges': {
    name: 'Cluster Boss privileges',
    text: 'Choose the layer that your team looks for.',
  },
  'interrogation-assistant': {
    name: 'AI interrogation assistant',
    text: 'From a mission to the AI Interrogator, to check what somebody wrote.',
  },
};

export const CHOICE_WORDS: Readonly<Record<Choice, { label: string; hint: string }>> = {
  leaderboard: { label: 'My place', hint: 'On the leaderboard, with my accepted and disputed pieces' },
  level: { label: 'My level', hint: 'With rank and XP' },
  badges: { label: 'My badges', hint: 'Which layers my pieces completed' },
  agreement: { label: 'My reviews', hint: 'How often analysts gave the same verdict' },
  team: { label: 'My team', hint: 'Its members see me anyway' },
};
