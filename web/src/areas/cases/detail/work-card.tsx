import type { CaseChange } from '@fap/shared/cases/contract.ts';
import type { CaseDetails, CasePerson } from '@fap/shared/cases/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { RISK_OPTIONS, STATUS_OPTIONS } from '../case-options.ts';
import { caseAssignees, changeCase } from '../data.ts';
import { useCaseAction } from './use-case-action.ts';

const NOBODY: SelectOption = { value: '', label: t`Nobody` };

/** People as options; whoever has the case now stays one, also where the list has not come yet or leaves them out. */
function peopleToChoose(people: readonly CasePerson[], assignee: CasePerson | null): SelectOption[] {
  const isListed = assignee === null || people.some(({ id }) => id === assignee.id);
  return [...(isListed ? [] : [assignee]), ...people].map(({ id, name }) => ({ value: id, label: name }));
}

/** Status, risk and assignee, for those who work on the case. */
export function WorkCard({ details }: { details: CaseDetails }) {
  const me = useCurrentUser();
  const change = useCaseAction<CaseChange>((part) => changeCase(details.id, part));
  const { owner, assignee } = details;
  const { data = [] } = useRead(caseAssignees, { params: { id: details.id } });
  const people = peopleToChoose(data, assignee);
  return (
    <Card>
      <CardHeader title={t`Work`} hint={owner ? t`Opened by ${owner.name}` : undefined} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t`Status`}>
          {(control) => (
            <Select
              {...control}
              options={STATUS_OPTIONS}
              value={details.status}
              onChange={(event) => change.mutate({ status: event.target.value as CaseDetails['status'] })}
            />
          )}
        </Field>
        <Field label={t`Risk`}>
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
        <Field label={t`Assigned to`}>
          {(control) => (
            <Select
              {...control}
              options={[NOBODY, ...people]}
              value={assignee?.id ?? ''}
              onChange={(event) => change.mutate({ assigneeId: event.target.value || null })}
            />
          )}
        </Field>
        {assignee?.id !== me.id && (
          <div>
            <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate({ assigneeId: me.id })}>
              <Trans>Assign to me</Trans>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}
