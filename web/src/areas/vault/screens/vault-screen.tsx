import { ANCHOR_STATES } from '@fap/shared/vault/constants.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileCheck2 } from 'lucide-react';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Button } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { SpecificationCard } from '../about/specification-card.tsx';
import { StateCard } from '../about/state-card.tsx';
import { EntryList } from '../list/entry-list.tsx';
import { VaultFigures } from '../list/vault-figures.tsx';
import { VaultFilterBar } from '../list/vault-filter-bar.tsx';
import { useVaultEntries } from '../use-vault-entries.ts';
import { VERIFY_ANCHOR, VerifyCard } from '../verify/verify-card.tsx';

const FILTER_NAMES = ['q', 'status'] as const;

/** The vault: all evidence items with fingerprint and anchor, and a check of any proof. */
export function VaultScreen() {
  const [filters, setFilters] = useUrlFilters(FILTER_NAMES);
  const q = filters.q.trim();
  const status = ANCHOR_STATES.find((state) => state === filters.status);
  const vault = useVaultEntries({ ...(q ? { q } : {}), ...(status ? { status } : {}) });
  useOnlineRetry(vault);
  return (
    <PageFrame
      title={t`Truth Vault`}
      lead={t`Evidence with its fingerprint. Once a block contains a fingerprint, a proof shows that the file existed by then. Don’t take our word for it: check a proof yourself.`}
      actions={
        <Button asChild>
          <a href={`#${VERIFY_ANCHOR}`}>
            <FileCheck2 aria-hidden className="size-4" />
            <Trans>Verify yourself</Trans>
          </a>
        </Button>
      }
    >
      <VaultFigures vault={vault} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-label={t`Entries`} className="min-w-0">
          <VaultFilterBar filters={{ q: filters.q, status: status ?? '' }} onChange={setFilters} />
          <div className="mt-6">
            <EntryList
              vault={vault}
              query={{ ...(q && { q }), ...(status && { status }) }}
              isFiltered={q !== '' || status !== undefined}
              onClear={() => setFilters({ q: '', status: '' })}
            />
          </div>
        </section>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <VerifyCard />
          <StateCard />
          <SpecificationCard />
        </div>
      </div>
    </PageFrame>
  );
}
