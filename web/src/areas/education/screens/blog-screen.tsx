import { t } from '@lingui/core/macro';
import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ArticleCard } from '../blog/article-card.tsx';
import { CategoryFilter } from '../blog/category-filter.tsx';
import { articles } from '../blog/data.ts';
import { filterArticles } from '../blog/filter-articles.ts';

const FILTERS = ['search', 'category'] as const;

/** The blog: how scams work, told from what evidence shows. */
export function BlogScreen() {
  const list = useRead(articles);
  const [{ search, category }, setFilters] = useUrlFilters(FILTERS);
  const [typed, setTyped] = useState(search);
  const all = list.data ?? [];
  const shown = filterArticles(all, { search: typed, category });
  return (
    <PageFrame
      title={t`Scam Education Blog`}
      lead={t`How scams really work, and what evidence can show. The people in these stories are made up of what many reports have in common.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
        <Field label={t`Search articles`}>
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
        <CategoryFilter value={category} onChange={(value) => setFilters({ category: value })} />
      </div>
      {list.data ? (
        <>
          <div className="mt-6">
            <FigurePanel
              figures={[
                { label: t`Articles`, value: all.length },
                {
                  label: t`Minutes to read them all`,
                  value: all.reduce((sum, { readTime }) => sum + readTime, 0),
                },
                {
                  label: t`Units that appear`,
                  value: new Set(all.flatMap(({ reconDogsUsed }) => reconDogsUsed)).size,
                },
              ]}
            />
          </div>
          {shown.length > 0 ? (
            <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
              {shown.map((article) => (
                <ArticleCard key={article.id} article={article} />
              ))}
            </div>
          ) : (
            <div className="mt-6">
              <EmptyState
                icon={Newspaper}
                title={t`No investigations found`}
                text={t`Try adjusting your search or filter criteria`}
              />
            </div>
          )}
        </>
      ) : list.isError ? (
        <ErrorState
          title={t`We could not load the articles`}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the articles…`} shape="cards" />
      )}
    </PageFrame>
  );
}
