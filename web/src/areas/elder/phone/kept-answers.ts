import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import { getKept, parseKept, setKept } from '../../../platform/kept-text.ts';

type CallAnswers = NonNullable<PhoneCall['answers']>;

const KEY = 'fap:own:call-answers';
const NAMES: readonly (keyof CallAnswers)[] = ['asksForMoney', 'asksForSecrecy', 'seesScreen'];

/**
 * Keeps what was answered about a call: the browser of a phone drops a page while its owner talks, and the first question came again. The
 * last answer is not kept, so that it is given, and all three are sent.
 */
export function keepAnswers(callId: string, answers: Partial<CallAnswers>): void {
  if (NAMES.some((name) => answers[name] === undefined)) setKept(KEY, JSON.stringify({ callId, answers }));
}

/** What was answered about this call before the page was loaded anew. */
export function keptAnswers(callId: string): Partial<CallAnswers> {
  const kept = parseKept(getKept(KEY)) as { callId?: unknown; answers?: Record<string, unknown> } | null;
  if (kept?.callId !== callId) return {};
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const answer = kept.answers?.[name];
      return typeof answer === 'boolean' ? [[name, answer]] : [];
    }),
  );
}

/** Forgets them, when the call is over. */
export const forgetAnswers = (): void => setKept(KEY, null);
