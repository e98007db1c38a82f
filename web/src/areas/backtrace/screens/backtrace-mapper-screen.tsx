import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { AnalysisResult } from '../components/analysis-result.tsx';
import { ClusterPicker } from '../components/cluster-picker.tsx';
import { ProgressList } from '../components/progress-list.tsx';
import { QuestionCard } from '../components/question-card.tsx';
import { type EntryQuestion, entryQuestions } from '../data.ts';
import { useQuestionnaire } from '../use-questionnaire.ts';

/** Finds out how a scam first reached a victim, question by question. */
export function BacktraceMapperScreen() {
  const questions = useRead(entryQuestions);
  return (
    <PageFrame
      title={t`Backtrace Funnel Mapper`}
      lead={t`How did it begin? Ten questions, in your own time. None of this was your fault, and “I don’t know” is an answer.`}
    >
      {questions.data ? (
        <Questions questions={questions.data} />
      ) : questions.isError ? (
        <ErrorState
          title={t`We could not load the questions`}
          onRetry={() => void questions.refetch()}
          isRetrying={questions.isFetching}
        />
      ) : (
        <Loading label={t`Loading Forensic Questions...`} />
      )}
    </PageFrame>
  );
}

function Questions({ questions }: { questions: readonly EntryQuestion[] }) {
  const form = useQuestionnaire(questions);
  if (form.result)
    return <AnalysisResult result={form.result} answers={form.toSend} onStartAgain={form.startAgain} />;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="space-y-6">
        {form.wasRestored && (
          <p className="text-ink-soft">
            <Trans>We kept your answers on this device.</Trans>{' '}
            <button type="button" onClick={form.startAgain} className="link">
              <Trans>Clear them</Trans>
            </button>
          </p>
        )}
        <div className="max-w-lg">
          <ClusterPicker value={form.clusterId} onChange={form.chooseCluster} />
        </div>
        <QuestionCard form={form} />
      </div>
      <ProgressList form={form} />
    </div>
  );
}
