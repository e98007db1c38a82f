import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { t } from '@lingui/core/macro';
import { reasonOf } from '../../../platform/api-error.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { approve, propose, refreshEscalations, reject, withdraw } from '../data.ts';

type Step = keyof Escalation['may'];

/** The steps that can follow the state a proposal is in. */
function stepsOf({ proposal }: Escalation): Step[] {
  switch (proposal?.state) {
    case 'proposed':
    case 'approved-once':
      return ['approve', 'reject', 'withdraw'];
    case 'approved':
      return ['withdraw'];
    default:
      return ['propose'];
  }
}

const LABELS: Record<Step, string> = {
  propose: t`Propose`,
  approve: t`Approve`,
  reject: t`Reject`,
  withdraw: t`Withdraw`,
};

/** The steps that can be taken now; what somebody may not do is disabled, and the reason stands below. */
export function DecisionButtons({ escalation }: { escalation: Escalation }) {
  const steps = stepsOf(escalation);
  const obstacles = [...new Set(steps.flatMap((step) => escalation.may[step] ?? []))];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {steps.map((step) => (
          <StepButton key={step} step={step} escalation={escalation} />
        ))}
      </div>
      {obstacles.map((obstacle) => (
        <p key={obstacle} className="text-sm text-ink-soft">
          {obstacle}
        </p>
      ))}
    </div>
  );
}

interface StepButtonProps {
  step: Step;
  escalation: Escalation;
}

function StepButton({ step, escalation }: StepButtonProps) {
  const { cluster, proposal, may } = escalation;
  const label = `${LABELS[step]}: ${cluster.name}`;
  if (may[step] !== null)
    return (
      <Button disabled aria-label={label}>
        {LABELS[step]}
      </Button>
    );
  if (step === 'propose' || step === 'approve') return <SendButton {...{ step, escalation, label }} />;
  const id = proposal?.id ?? '';
  const isRejection = step === 'reject';
  return (
    <ReasonDialog
      title={t`${LABELS[step]} the media escalation of ${cluster.name}`}
      description={
        isRejection
          ? t`It can be proposed again by hand, or when completion falls below 90 % and rises again.`
          : t`Its summary is shown to nobody but analysts and admins from then on. It can be proposed again.`
      }
      action={LABELS[step]}
      label={label}
      run={(reason) => (isRejection ? reject(id, reason) : withdraw(id, reason))}
      success={{
        title: isRejection ? t`Rejected` : t`Withdrawn`,
        description: t`The reason was stored with the proposal.`,
      }}
      failure={{ title: t`Not changed`, description: t`We could not change the proposal. Please try again.` }}
    />
  );
}

interface SendButtonProps extends StepButtonProps {
  step: 'propose' | 'approve';
  label: string;
}

/** What needs no reason. An approval names the text that is on screen, so that nobody approves another. */
function SendButton({ step, escalation: { cluster, proposal, summary }, label }: SendButtonProps) {
  const isApproval = step === 'approve';
  const send = useAction({
    run: () => (isApproval ? approve(proposal?.id ?? '', summary?.sha256 ?? '') : propose(cluster.id)),
    onSuccess: () =>
      toast({
        title: isApproval ? t`Approved` : t`Proposed`,
        description: isApproval
          ? t`Your approval is of this text alone.`
          : t`Two different people can approve it now.`,
        variant: 'success',
      }),
    onFailure: (error) => {
      toast({
        title: isApproval ? t`Not approved` : t`Not proposed`,
        description: reasonOf(error, t`We could not reach the platform. Please try again.`),
        variant: 'destructive',
      });
      refreshEscalations();
    },
  });
  return (
    <Button variant="primary" aria-label={label} onClick={() => send.mutate()} isBusy={send.isPending}>
      {LABELS[step]}
    </Button>
  );
}
