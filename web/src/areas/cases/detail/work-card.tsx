import type { CaseChange } from '@fap/shared/cases/contract.ts';
import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { RISK_OPTIONS, STATUS_OPTIONS } from '../case-options.ts';
import { changeCase } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

/** Status, risk and assignee, for those who work on the case. */
export function WorkCard({ details }: { details: CaseDetails }) {
  const me = useCurrentUser();
  const change = useCaseAction<CaseChange>((part) => changeCase(details.id, part));
  const { owner, assignee } = details;
  return (
    <Card>
      <CardHeader title="Work" hint={owner ? `Opened by ${owner.name}` : undefined} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              options={STATUS_OPTIONS}
              value={details.status}
              onChange={(event) => change.mutate({ status: event.target.value as CaseDetails['status'] })}
            />
          )}
        </Field>
        <Field label="Risk">
          {(control) => (
            <Select
              {...control}
              options={RISK_OPTIONS}
              value={details.riskLevel}
              onChange={(event) =>
                change.mutate({ riskLevel: event.target.value as CaseDetails['riskLevel'] })
              }
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">
            {assignee ? `Assigned to ${assignee.name}` : 'Assigned to nobody'}
          </p>
          {assignee ? (
            <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate({ assigneeId: null })}>
              Unassign
            </Button>
          ) : (
            <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate({ assigneeId: me.id })}>
              Assign to me
            </Button>
          )}
        </div>
      </CardBody>
    </Card>
  );
}
