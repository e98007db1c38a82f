import { FIRST_ANSWERS_ID, type FirstAnswer } from '@fap/shared/platform/first-answers.ts';

/** After this time since the page was asked for, its answers may be stale and are asked for anew, in milliseconds. */
const FRESH_MS = 10_000;

/** What the server put into the page; none where the build renders it. */
const sent = () => globalThis.document?.getElementById(FIRST_ANSWERS_ID);

let answers: Map<string, FirstAnswer> | undefined;

/** The answers that the server sent with the page, by the address of their call; empty without a session. */
function cameWithPage(): Map<string, FirstAnswer> {
  if (performance.now() > FRESH_MS) return new Map();
  if (!answers) {
    const text = sent()?.textContent;
    answers = new Map(Object.entries(text ? (JSON.parse(text) as Record<string, FirstAnswer>) : {}));
  }
  return answers;
}

/** The pattern of the screen whose first answers the page brought; undefined for a page without any. */
export const screenOfPage = (): string | undefined => sent()?.dataset.screen;

/** Drops what came with the page unless it was made for this account: the browser may have kept it from whoever sat here before. */
export function keepAnswersOf(accountId: string): void {
  if (sent()?.dataset.account !== accountId) cameWithPage().clear();
}

/** The answer to a call if the page brought it; each is given once, because the next call wants a newer one. */
function take(address: string): FirstAnswer | undefined {
  const answer = cameWithPage().get(address);
  cameWithPage().delete(address);
  return answer;
}

/**
 * When the server made the answer that came with the page, in milliseconds since the page was asked for; undefined when the call
 * will ask the server.
 */
export function answeredAt(address: string): number | undefined {
  if (!cameWithPage().has(address)) return undefined;
  const [page] = performance.getEntriesByType('navigation');
  // It was made between the request and the first byte; an app that begins seconds later does not change that.
  return page instanceof PerformanceNavigationTiming
    ? (page.requestStart + page.responseStart) / 2
    : undefined;
}

/** The answer to a call if the page brought it, as the call would get it. */
export function takeFirstAnswer(address: string): Response | null {
  const answer = take(address);
  return answer ? new Response(answer.body, { headers: answer.headers }) : null;
}

/** The parsed answer to a call that reads JSON with its headers, without waiting. */
export function takeFirstData<Data>(address: string): { data: Data; headers: Headers } | undefined {
  const answer = take(address);
  return answer && { data: JSON.parse(answer.body) as Data, headers: new Headers(answer.headers) };
}

/**
 * When the data that a component shows from now on was asked for, in milliseconds since the page was: with the page itself while
 * its answers are fresh, otherwise now.
 */
export const askedAt = (): number => (performance.now() <= FRESH_MS ? 0 : performance.now());

/** How long after a page is drawn the data that came with it is asked for again, in milliseconds. */
const CONFIRM_AFTER_MS = 1_000;

/**
 * Asks again, after a moment, for data that came with the page: in a tab that the browser opens again it may be an hour old. Returns a
 * function that stops it.
 */
export function confirmLater(confirm: () => void): () => void {
  const timer = setTimeout(confirm, CONFIRM_AFTER_MS);
  return () => clearTimeout(timer);
}

/** For data that each visit reads anew: what came with the page is new enough for the visit that opened it. */
export const refetchOnVisit = ({
  state,
}: {
  state: { data: unknown; dataUpdateCount: number };
}): 'always' | false => {
  const isFirst = state.data !== undefined && state.dataUpdateCount === 0;
  return isFirst && performance.now() <= FRESH_MS ? false : 'always';
};
