import { levelOf } from '@fap/shared/agents/rewards.ts';
import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { SubmissionInput } from '@fap/shared/reports/submission.ts';
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../platform/api-error.ts';
import { newId } from '../../platform/ids.ts';
import { loadOnce, usePreload } from '../../platform/load-later.ts';
import { currentUser, useCurrentUser } from '../../platform/session.ts';
import { toast } from '../../platform/toast-store.ts';
import { useAction } from '../../platform/use-action.ts';
import { useDraft } from '../../platform/use-draft.ts';
import { useKeptFiles } from '../../platform/use-kept-files.ts';
import { type ReportResult, submitReport } from './data.ts';
import { adviceFor, careOfDraft, type ReportCare } from './report-care.ts';
import {
  checkReport,
  EMPTY_DRAFT,
  errorsByField,
  FIELD_STEPS,
  type FieldErrors,
  fieldId,
  missingOf,
  onlySteps,
  REPORT_STEPS,
  type ReportDraft,
  type ReportField,
} from './report-draft.ts';
import type { UploadProgress } from './upload-report-files.ts';
import { useReportStep } from './use-report-step.ts';
import { vaultWords } from './vault-words.ts';

/** Somebody waits for their report to go: then say that it failed. */
const LOAD_ATTEMPTS = 3;
const loadUpload = loadOnce(() => import('./upload-report-files.ts'), LOAD_ATTEMPTS);

/** The server's answer, how many files went with the report, and what the first advice depends on. */
export type SentReport = ReportResult & { files: number; care: ReportCare };

export type ReportForm = ReturnType<typeof useReportForm>;

/** The state of the report form: draft, files, step, errors and sending. */
export function useReportForm() {
  usePreload(loadUpload);
  const user = useCurrentUser();
  const draft = useDraft<ReportDraft>('build-cluster', user.id, EMPTY_DRAFT);
  const kept = useKeptFiles('build-cluster', user.id);
  const [hasConsent, setConsent] = useState(false);
  /** What the last attempt to submit found. */
  const [refused, setErrors] = useState<FieldErrors>({});
  /** Steps that were left: what is missing in them is said at once, though every step can be passed. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const missing = onlySteps(missingOf(draft.value), left);
  const stepTitle = useRef<HTMLHeadingElement>(null);
  const [askedStep, setStep] = useReportStep(stepTitle);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [result, setResult] = useState<SentReport | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  const showErrors = (found: FieldErrors) => {
    flushSync(() => setErrors(found));
    summary.current?.focus();
  };

  const startOver = () => {
    draft.clear();
    kept.clear();
    setConsent(false);
    setErrors({});
    setLeft(new Set());
    setStep(1, { replace: true });
  };

  const sending = useAction<SubmissionInput, SentReport>({
    run: async (report) => {
      const { uploadReportFiles } = await loadUpload();
      const evidenceIds = await uploadReportFiles(kept.files, {
        onProgress: setProgress,
        onUploaded: kept.markUploaded,
      });
      const care = adviceFor(careOfDraft(draft.value), draft.value.amountInvolved);
      return { ...(await submitReport({ ...report, evidenceIds })), files: evidenceIds.length, care };
    },
    onSuccess: (answer) => {
      setProgress(null);
      startOver();
      setResult(answer);
      // No live fact announces a victim's reward, because it would reveal who reported. So the XP is patched here.
      currentUser.patch((user) => user && withXp(user, user.xp + answer.xpAwarded));
      toast({
        title: t`Puzzle Added to Cluster`,
        description: t`You are now part of cluster ${answer.clusterId}. ${vaultWords(answer.files)}`,
        variant: 'success',
      });
    },
    onFailure: (error) => {
      setProgress((at) => (at ? { ...at, failure: error.message } : at));
      // 409: the first try arrived but its answer was lost. The edited report needs a new key to be accepted.
      const isKnown = error instanceof ApiError && error.status === 409;
      if (isKnown) draft.change({ idempotencyKey: newId() });
      toast({
        title: t`Submission Failed`,
        description: isKnown
          ? t`Your report arrived before you changed it. Submit again to send the changes as a new report.`
          : t`Failed to create cluster. Please try again.`,
        variant: 'destructive',
      });
      const found = error instanceof ApiError ? errorsByField(error.issues) : {};
      if (Object.keys(found).length) showErrors(found);
    },
  });

  // What is changed while the report is on its way would neither be sent nor be kept.
  const step = sending.isPending ? REPORT_STEPS.length : askedStep;
  const show = (next: number) => {
    if (sending.isPending) return;
    flushSync(() => {
      setLeft((before) => new Set([...before, step]));
      setStep(next);
    });
  };

  return {
    draft,
    kept,
    hasConsent,
    setConsent,
    step,
    refused,
    missing,
    /** The error of each field. */
    errors: { ...missing, ...refused },
    progress,
    result,
    isSending: sending.isPending,
    /** The last attempt failed, and nothing was sent since. */
    isUnsent: sending.isError,
    summary,
    stepTitle,
    frame,
    startOver,

    /** Changes a field and clears its error. */
    change: <Field extends keyof ReportDraft>(field: Field, value: ReportDraft[Field]) => {
      draft.change({ [field]: value });
      setErrors(({ [field as ReportField]: _, ...others }) => others);
    },

    /** Shows a step from its beginning and puts the focus on its title. */
    goTo: (next: number) => {
      show(next);
      frame.current?.scrollIntoView({ block: 'start' });
      stepTitle.current?.focus({ preventScroll: true });
    },

    /** Shows the step of a field and puts the focus into it. */
    goToField: (field: ReportField) => {
      show(FIELD_STEPS[field]);
      document.getElementById(fieldId(field))?.focus();
    },

    submit: () => {
      if (!hasConsent || sending.isPending) return;
      const idempotencyKey = draft.value.idempotencyKey || newId();
      const checked = checkReport({ ...draft.value, idempotencyKey }, hasConsent);
      if (!checked.isValid) {
        showErrors(checked.errors);
        return;
      }
      draft.change({ idempotencyKey });
      setErrors({});
      setResult(null);
      sending.mutate(checked.report);
    },
  };
}

const withXp = (user: CurrentUser, xp: number): CurrentUser => ({ ...user, xp, level: levelOf(xp) });
