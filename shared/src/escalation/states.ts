/** What a proposal can be in its row. */
export const ESCALATION_STATES = ['proposed', 'approved', 'rejected', 'withdrawn'] as const;
export type EscalationState = (typeof ESCALATION_STATES)[number];

/** States of a proposal that is not over: a cluster has one of them at most. */
export const LIVE_STATES = ['proposed', 'approved'] as const satisfies readonly EscalationState[];

/** How a proposal came about: completion reached the threshold, or somebody made it. */
export const ESCALATION_ORIGINS = ['completion', 'by-hand'] as const;

/** Different people who must approve the same text. */
export const APPROVALS_NEEDED = 2;

/** As readers see it: between proposed and approved, one of the two people has approved the text as it stands. */
export const SHOWN_STATES = ['proposed', 'approved-once', 'approved', 'rejected', 'withdrawn'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** The state as readers see it. */
export const shownState = (state: EscalationState, approvals: number): ShownState =>
  state === 'proposed' && approvals > 0 ? 'approved-once' : state;
