import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { APPROVALS_NEEDED } from '@fap/shared/escalation/states.ts';
import { Trans } from '@lingui/react/macro';
import { ExactTime } from '../../../ui/exact-time.tsx';

/** Who approved the text and when; approvals of an earlier text are void. */
export function ApprovalList({ approvals }: Pick<Escalation, 'approvals'>) {
  const counting = approvals.filter(({ isVoid }) => !isVoid).length;
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>
          Approvals: {counting} of {APPROVALS_NEEDED}
        </Trans>
      </h3>
      {approvals.length > 0 && (
        <ul className="mt-1 grid gap-1">
          {approvals.map(({ by, at, isVoid }) => (
            <li key={`${by} ${at}`} className="wrap-anywhere">
              {by}, <ExactTime at={at} />
              {isVoid && (
                <span className="text-high">
                  {' '}
                  <Trans>· void: the text changed since, or this person may not approve any more</Trans>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
