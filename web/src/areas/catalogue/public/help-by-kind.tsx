import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { HelpNow } from './help-now.tsx';
import { catalogueList, useCataloguePage } from './use-catalogue-page.ts';

const FILTERS = ['kind'] as const;

/** Chooses a family of scams and shows the catalogue's steps for its victims. */
export function HelpByKind() {
  const families = useRead(catalogueList);
  const [{ kind }, setFilters] = useUrlFilters(FILTERS);
  if (!families.data) {
    return families.isError ? (
      <ReadError title={t`We could not load the steps`} state={families} />
    ) : (
      <Skeleton label={t`Loading what helps…`} shape="list" count={3} />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <Trans>
          <Link href={paths.help()} className="link font-medium">
            What to do in the first minutes
          </Link>
          , whom to call, and how long a payment can be stopped.
        </Trans>
      </p>
      <Field
        label={t`What happened to you?`}
        hint={t`Choose what comes closest. Nobody sees what you choose.`}
      >
        {(control) => (
          <Select
            {...control}
            placeholder={t`Please choose`}
            options={families.data.map(({ id, name }) => ({ value: id, label: name }))}
            value={kind}
            onChange={(event) => setFilters({ kind: event.target.value })}
          />
        )}
      </Field>
      {kind !== '' && <HelpOf key={kind} familyId={kind} />}
    </div>
  );
}

function HelpOf({ familyId }: { familyId: string }) {
  const page = useCataloguePage(familyId);
  if (page.data) return <HelpNow education={page.data.cluster.education} />;
  return page.isError ? (
    <ReadError title={t`We could not load the steps`} state={page} />
  ) : (
    <Skeleton label={t`Loading what helps…`} shape="list" count={3} />
  );
}
