import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import { shieldContract } from '@fap/shared/elder/shield-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { isRetryable } from '../../../platform/send-queue.ts';
import { leaveIfSessionGone } from '../../../platform/session-gone.ts';
import { appStore, atom } from '../../../platform/store.ts';
import { protectionStatus } from '../data.ts';
import { failureText } from '../use-told-action.ts';
import { forgetAnswers, keepAnswers, keptAnswers } from './kept-answers.ts';

/** The answers to the three questions about a call. */
export type CallAnswers = NonNullable<PhoneCall['answers']>;

/** The call somebody is on, as this page knows it: its questions and advice need no connection. */
export interface OwnCall {
  answers: Partial<CallAnswers>;
  /** What our side knows of it; null: nothing yet, so nobody was told. */
  known: PhoneCall | null;
  isOver: boolean;
  isSending: boolean;
  /** Why the newest press has not reached us. */
  problem: { text: string; isRetryable: boolean } | null;
}

/** Null: on no call, as far as this page knows. */
export const ownCallAtom = atom<OwnCall | null>(null);

/** A call that our side knows of, as after a reload. */
export const adopt = (known: PhoneCall): OwnCall => ({
  answers: known.answers ?? keptAnswers(known.id),
  known,
  isOver: false,
  isSending: false,
  problem: null,
});

/** Somebody is on the phone. The questions are there at once; whom it concerns is told as soon as that can be sent. */
export function beginCall(): void {
  appStore.set(ownCallAtom, { answers: {}, known: null, isOver: false, isSending: false, problem: null });
  void sendCall();
}

/** Answers one of the questions; all three are sent together. */
export function answerCall(call: OwnCall, key: keyof CallAnswers, value: boolean): void {
  const answers = { ...call.answers, [key]: value };
  appStore.set(ownCallAtom, { ...call, answers });
  if (call.known) keepAnswers(call.known.id, answers);
  void sendCall();
}

/** The call is over. One that never reached us is forgotten. */
export function finishCall(call: OwnCall): void {
  const isUnknown = call.known === null && !call.isSending;
  appStore.set(ownCallAtom, isUnknown ? null : { ...call, isOver: true });
  void sendCall();
}

let underWay: Promise<void> | null = null;

/** Sends what was pressed and has not reached us yet. */
export function sendCall(): Promise<void> {
  underWay ??= sendAll().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function sendAll(): Promise<void> {
  for (let call = appStore.get(ownCallAtom); call && isUnsent(call); call = appStore.get(ownCallAtom)) {
    change({ isSending: true });
    try {
      await sendNext(call);
      change({ isSending: false, problem: null });
    } catch (error) {
      leaveIfSessionGone(error);
      change({ isSending: false, problem: { text: failureText(error), isRetryable: isRetryable(error) } });
      return;
    }
  }
}

async function sendNext({ isOver, known, answers }: OwnCall): Promise<void> {
  if (isOver) {
    await api(shieldContract.endCall);
    appStore.set(ownCallAtom, null);
    forgetAnswers();
    show(null);
    return;
  }
  if (!known) return learn(await api(shieldContract.startCall));
  if (isAnswered(answers)) learn(await api(shieldContract.answerCall, { body: answers }));
}

function learn(known: PhoneCall): void {
  change({ known });
  // What was answered before our side knew of the call.
  const answers = appStore.get(ownCallAtom)?.answers;
  if (answers) keepAnswers(known.id, answers);
  show(known);
}

const isUnsent = ({ isOver, known, answers }: OwnCall): boolean =>
  isOver || !known || (isAnswered(answers) && known.answers === null);

const change = (by: Partial<OwnCall>): void =>
  appStore.set(ownCallAtom, (call) => (call ? { ...call, ...by } : call));

const show = (phoneCall: PhoneCall | null): void =>
  protectionStatus.patch((status) => ({ ...status, phoneCall }));

/** Whether all three questions are answered. */
export const isAnswered = (answers: Partial<CallAnswers>): answers is CallAnswers =>
  answers.asksForMoney !== undefined &&
  answers.asksForSecrecy !== undefined &&
  answers.seesScreen !== undefined;
