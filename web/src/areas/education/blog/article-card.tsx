import type { ArticleEntry } from '@fap/shared/education/contract.ts';
import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { ScamTypeMark } from '../../clusters/public/scam-type-mark.tsx';
import { ArticleActions } from './article-actions.tsx';

/** An article in the list, with what can be done with it. */
export function ArticleCard({ article }: { article: ArticleEntry }) {
  const { id, title, summary, scamType, readTime, datePublished, reconDogsUsed } = article;
  const titleId = `article-${id}`;
  const [, navigate] = useLocation();
  return (
    <Card role="article" aria-labelledby={titleId} className="min-w-0">
      <CardBody className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-3">
          <ScamTypeMark type={scamType} />
          <div className="min-w-0">
            <h2 id={titleId} className="text-lg font-semibold wrap-anywhere">
              <Link href={paths.article(id)} className="hover:text-accent hover:underline">
                {title}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm text-ink-soft">
              <Trans>
                {formatDay(datePublished)} · {readTime} min read
              </Trans>
            </p>
          </div>
        </div>
        <p className="wrap-anywhere">{summary}</p>
        <p className="text-sm text-ink-soft">
          <Trans>Units that help: {reconDogsUsed.join(', ')}</Trans>
        </p>
        <div className="mt-auto flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="sm"
            aria-describedby={titleId}
            onClick={() => navigate(paths.article(id))}
          >
            <Trans>Read Full Investigation</Trans>
          </Button>
          <ArticleActions id={id} title={title} describedBy={titleId} />
        </div>
      </CardBody>
    </Card>
  );
}
