import type { EntryAnalysis } from '@fap/shared/backtrace/entities.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNowMs } from '../../platform/server-clock.ts';
import { useCurrentUser } from '../../platform/session.ts';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { type EntryAnswers, type EntryQuestion, processResponses } from './data.ts';

interface Answer {
  answer: string;
  timestamp: string;
}

interface QuestionnaireDraft {
  clusterId: string;
  /** Answers by question id. */
  answers: Readonly<Record<string, Answer>>;
  step: number;
}

const EMPTY: QuestionnaireDraft = { clusterId: '', answers: {}, step: 1 };

export type Questionnaire = ReturnType<typeof useQuestionnaire>;

/** The state of the questionnaire. The draft stays on this device until the user clears it or starts a new analysis. */
export function useQuestionnaire(questions: readonly EntryQuestion[]) {
  const user = useCurrentUser();
  const draft = useDraft<QuestionnaireDraft>('backtrace', user.id, EMPTY);
  const [result, setResult] = useState<EntryAnalysis | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { answers, clusterId } = draft.value;
  const step = Math.min(Math.max(1, draft.value.step), questions.length);
  const question = questions[step - 1];

  const analysis = useAction<EntryAnswers, EntryAnalysis>({
    run: processResponses,
    onSuccess: (answer) => {
      setResult(answer);
      toast({
        title: t`Backtrace Analysis Complete`,
        description: t`Successfully mapped scam origin and funnel pathway`,
        variant: 'success',
      });
    },
    onFailure: () =>
      toast({
        title: t`Analysis Failed`,
        description: t`Unable to process responses. Please try again.`,
        variant: 'destructive',
      }),
  });

  const toSend: EntryAnswers = {
    clusterId,
    responses: questions.flatMap(({ id }) => {
      const given = answers[id];
      return given?.answer.trim()
        ? [{ questionId: id, answer: given.answer.trim(), timestamp: given.timestamp }]
        : [];
    }),
  };
  const isAnswered = (id: string) => Boolean(answers[id]?.answer.trim());

  return {
    questions,
    question,
    step,
    clusterId,
    result,
    toSend,
    title,
    wasRestored: draft.wasRestored,
    isPending: analysis.isPending,
    isAnswered,
    answer: question ? (answers[question.id]?.answer ?? '') : '',
    isLast: step === questions.length,
    canGoOn: question !== undefined && isAnswered(question.id),
    chooseCluster: (id: string) => draft.change({ clusterId: id }),
    change: (answer: string) => {
      if (!question) return;
      const timestamp = new Date(serverNowMs()).toISOString();
      draft.change({ answers: { ...answers, [question.id]: { answer, timestamp } } });
    },
    /** Shows a step and puts the focus on its question. */
    goTo: (next: number) => {
      flushSync(() => draft.change({ step: next }));
      title.current?.focus();
    },
    complete: () => {
      if (analysis.isPending) return;
      if (!clusterId) {
        toast({
          title: t`Cluster Required`,
          description: t`Please select a cluster to analyze`,
          variant: 'destructive',
        });
        return;
      }
      analysis.mutate(toSend);
    },
    startAgain: () => {
      setResult(null);
      draft.clear();
    },
  };
}
