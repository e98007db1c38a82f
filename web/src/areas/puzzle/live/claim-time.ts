import { TAKEOVER_WAIT_SECONDS } from '@fap/shared/puzzle/constants.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';

/** Time left as minutes and seconds, "9:05"; "0:00" when it is over. */
export function formatCountdown(untilIso: string, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(untilIso) - nowMs) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The claim if it has not expired; the server's fact about its end comes a moment later. */
export function findRunningClaim(claim: Claim | undefined, nowMs: number): Claim | undefined {
  return claim && Date.parse(claim.expiresAt) > nowMs ? claim : undefined;
}

/** Seconds until the claim can be taken over, the same for holder and requester; 0 when it can. */
export function computeTakeoverSeconds(claim: Claim, nowMs: number): number {
  const askedMs = Date.parse(claim.takeoverRequestedAt ?? claim.expiresAt);
  return Math.max(0, Math.ceil((askedMs - nowMs) / 1000) + TAKEOVER_WAIT_SECONDS);
}
