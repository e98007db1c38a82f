import type { Choice } from '@fap/shared/agents/choices.ts';
import type { AgentFigure } from '@fap/shared/agents/figures.ts';
import type { AgentTool } from '@fap/shared/agents/ranks.ts';
import type { RewardReason } from '@fap/shared/agents/rewards.ts';
import { t } from '@lingui/core/macro';

/** What rotates above the missions, each for four seconds (specification, section 2). */
export const MESSAGES = [
  t`Start where nobody has looked: an empty layer helps most.`,
  t`Say where you saw it, so that others can check it.`,
  t`Not sure? Lower your confidence. A careful guess is honest work.`,
  t`If a piece looks wrong, dispute it and say why. That helps, too.`,
  t`Stay away from suspects: what you need is in the evidence.`,
  t`Ten careful pieces stand above five hundred hasty ones.`,
] as const;

/** A figure: its name, the words after its number, and what is said where there are no rows. */
export const FIGURE_WORDS: Readonly<Record<AgentFigure, { label: string; what: string; nothing: string }>> = {
  accepted: {
    label: t`Accepted pieces`,
    what: t`accepted by reviewers`,
    nothing: t`A piece is accepted when two reviewers, or one analyst, say that it holds.`,
  },
  disputed: {
    label: t`Disputed pieces`,
    what: t`disputed by reviewers`,
    nothing: t`Reviewers have disputed nothing here.`,
  },
  open: {
    label: t`Waiting for a review`,
    what: t`waiting for a review`,
    nothing: t`Nothing waits for a review.`,
  },
  solved: {
    label: t`Puzzles solved`,
    what: t`at 90% or more, with an accepted piece of yours`,
    nothing: t`A puzzle is solved at 90%. It appears here if one of your accepted pieces is in it.`,
  },
  badges: {
    label: t`Badges`,
    what: t`one for each layer that a piece completed`,
    nothing: t`A badge comes with each layer that one of your pieces completes.`,
  },
  compared: {
    label: t`Reviews compared`,
    what: t`of pieces that an analyst reviewed, too`,
    nothing: t`No piece was reviewed here and by an analyst yet.`,
  },
  rewards: {
    label: t`Ledger`,
    what: t`entries: what XP and credits were for`,
    nothing: t`XP and credits come with the first piece or report.`,
  },
};

export const REWARD_WORDS: Readonly<Record<RewardReason, string>> = {
  'piece-submitted': t`A piece sent`,
  'layer-partial': t`First piece of a layer`,
  'layer-complete': t`Layer completed`,
  'first-evidence': t`First evidence of a cluster`,
  'critical-path': t`Layer on the critical path`,
  'evidence-anchored': t`Evidence stamped in Bitcoin`,
  'report-submitted': t`A report sent`,
};

/** The tools of the specification, and what each level adds here. */
export const TOOL_WORDS: Readonly<Record<AgentTool, { name: string; text: string }>> = {
  'script-analysis': {
    name: t`Advanced script analysis`,
    text: t`From a mission straight to the script of its cluster.`,
  },
  'payment-trail': {
    name: t`Payment trail visualiser`,
    text: t`A mission’s money path, without leaving this page.`,
  },
  'boss-privileges': {
    name: t`Cluster Boss privileges`,
    text: t`Choose the layer that your team looks for.`,
  },
  'interrogation-assistant': {
    name: t`AI interrogation assistant`,
    text: t`From a mission to the AI Interrogator, to check what somebody wrote.`,
  },
};

export const CHOICE_WORDS: Readonly<Record<Choice, { label: string; hint: string }>> = {
  leaderboard: { label: t`My place`, hint: t`On the leaderboard, with my accepted and disputed pieces` },
  level: { label: t`My level`, hint: t`With rank and XP` },
  badges: { label: t`My badges`, hint: t`Which layers my pieces completed` },
  agreement: { label: t`My reviews`, hint: t`How often analysts gave the same verdict` },
  team: { label: t`My team`, hint: t`Its members see me anyway` },
};
