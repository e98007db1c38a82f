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
      <ReadError title="We could not load the steps" state={families} />
    ) : (
      <Skeleton label="Loading what helps…" shape="list" count={3} />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>
        <Link href={paths.help()} className="link font-medium">
          What to do in the first minutes
        </Link>
        , whom to call, and how long a payment can be stopped.
      </p>
      <Field label="What happened to you?" hint="Choose what comes closest. Nobody sees what you choose.">
        {(control) => (
          <Select
            {...control}
            placeholder="Please choose"
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
    <ReadError title="We could not load the steps" state={page} />
  ) : (
    <Skeleton label="Loading what helps…" shape="list" count={3} />
  );
}
