import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes, FileSearch, MessagesSquare, SearchX, ShieldCheck, ShieldHalf, Users } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { catalogueList } from '../../catalogue/public/use-catalogue-page.ts';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { FamilyCard } from '../center/family-card.tsx';
import { filterFamilies, KINDS, totalsOf } from '../center/filter-families.ts';

const FILTERS = ['kind', 'search', 'open'] as const;

const NEXT = [
  {
    href: paths.lessons(),
    icon: MessagesSquare,
    title: t`Practice lessons`,
    text: t`Judge ten messages and take a scam call, in a safe place.`,
  },
  {
    href: paths.scanToolkit(),
    icon: FileSearch,
    title: t`Scan Toolkit`,
    text: t`Check a message or file before you answer.`,
  },
  {
    href: paths.scamProtection(),
    icon: ShieldCheck,
    title: t`Scam protection`,
    text: t`How each ReconDog helps to keep you safe.`,
  },
  { href: paths.recondogs(), icon: Users, title: 'ReconDogs', text: t`See the units at work.` },
  { href: paths.clusters(), icon: Boxes, title: t`Clusters`, text: t`Reports that belong together.` },
  {
    href: paths.elderShield(),
    icon: ShieldHalf,
    title: t`Elder Shield`,
    text: t`Watch over payments with someone you trust.`,
  },
];

/** The twelve families of scams, each explained in full on demand. */
export function EducationScreen() {
  const families = useRead(catalogueList);
  useOnlineRetry(families);
  const [{ kind, search, open }, setFilters] = useUrlFilters(FILTERS);
  const [typed, setTyped] = useState(search);
  const all = families.data ?? [];
  const shown = filterFamilies(all, { kind, search: typed });
  const totals = totalsOf(all);
  const showAll = () => {
    setTyped('');
    setFilters({ kind: '', search: '' });
  };
  return (
    <PageFrame
      title={t`Education Center`}
      lead={t`Twelve kinds of scam, in plain words: how each works, what to look out for, and what to do.`}
    >
      {families.data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <FigurePanel
            figures={[
              {
                label: t`Clusters`,
                value: totals?.clusters ?? null,
                note: totals ? t`groups of reports of these kinds` : t`No reports of these kinds yet`,
              },
              {
                label: 'ReconDogs',
                value: RECONDOG_UNITS.length,
                note: t`small programs that read evidence`,
              },
              {
                label: t`Lives protected`,
                value: totals?.victims ?? null,
                note: totals ? t`people who reported here` : t`This will count people who reported here`,
              },
            ]}
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 xl:grid-cols-[auto_minmax(0,1fr)] xl:gap-8">
            <fieldset className="min-w-0">
              <legend className="text-control font-semibold">
                <Trans>Show</Trans>
              </legend>
              <div className="mt-2 flex flex-wrap gap-2">
                {KINDS.map(({ id, label }) => (
                  <Button key={label} aria-pressed={kind === id} onClick={() => setFilters({ kind: id })}>
                    {label}
                  </Button>
                ))}
              </div>
            </fieldset>
            <Field label={t`Search the kinds of scam`} className="max-w-md">
              {(control) => (
                <SearchInput
                  {...control}
                  value={typed}
                  onChange={({ target: { value } }) => {
                    setTyped(value);
                    setFilters({ search: value });
                  }}
                />
              )}
            </Field>
          </div>
          <p role="status" className="text-sm text-ink-soft">
            <Trans>
              {shown.length} of {all.length} shown
            </Trans>
          </p>
          {shown.length > 0 ? (
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-flow-row-dense lg:grid-cols-2">
              {shown.map((family) => (
                <FamilyCard
                  key={family.id}
                  family={family}
                  isOpen={family.id === open}
                  onToggle={() => setFilters({ open: family.id === open ? '' : family.id })}
                />
              ))}
            </div>
          ) : (
            <EmptyState
              icon={SearchX}
              title={t`No kind of scam found`}
              text={t`Try fewer words, or show all kinds.`}
              actions={
                <Button variant="primary" onClick={showAll}>
                  <Trans>Show all kinds</Trans>
                </Button>
              }
            />
          )}
        </div>
      ) : families.isError ? (
        <ReadError title={t`We could not load the kinds of scam`} state={families} />
      ) : (
        <Skeleton label={t`Loading the kinds of scam…`} shape="cards" />
      )}
      <section aria-labelledby="go-on" className="mt-12">
        <h2 id="go-on" className="text-xl font-semibold">
          <Trans>What you can do next</Trans>
        </h2>
        <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:grid-cols-3">
          {NEXT.map((choice) => (
            <li key={choice.href}>
              <ChoiceCard {...choice} />
            </li>
          ))}
        </ul>
      </section>
    </PageFrame>
  );
}
