import type { AuditEntry } from '@fap/shared/administration/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExactTime } from '../../../ui/exact-time.tsx';

/** An entry of the audit trail; what changed opens below it. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, entityType, entityId, clusterId, before, after } = entry;
  const hasChange = before !== null || after !== null;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-mono text-sm font-medium">{action}</span>
        <span>{actor?.name ?? t`The platform`}</span>
        <span className="text-sm text-ink-soft">
          <ExactTime at={at} />
        </span>
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {entityType} {entityId}
        {clusterId !== null && clusterId !== entityId && t` · cluster ${clusterId}`}
      </p>
      {hasChange && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-accent">
            <Trans>What changed</Trans>
          </summary>
          <dl className="mt-2 grid gap-2">
            <Side name={t`Before`} value={before} />
            <Side name={t`After`} value={after} />
          </dl>
        </details>
      )}
    </li>
  );
}

function Side({ name, value }: { name: string; value: unknown }) {
  if (value === null) return null;
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd>
        <pre className="max-h-64 overflow-auto rounded-md bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(value, null, 2)}
        </pre>
      </dd>
    </div>
  );
}
