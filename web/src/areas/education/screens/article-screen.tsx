import type { Article } from '@fap/shared/education/contract.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SuggestChangeLink } from '../../catalogue/public/suggest-change-link.tsx';
import { ArticleActions } from '../blog/article-actions.tsx';
import { article } from '../blog/data.ts';

/** An article of the blog, with what to do now and its sources. */
export function ArticleScreen() {
  const { id: articleId = '' } = useParams<{ id: string }>();
  const state = useRead(article, { params: { articleId } });
  if (state.data) return <LoadedArticle article={state.data} />;
  const isMissing = isStatus(state.error, 404);
  return (
    <PageFrame title={isMissing ? t`No such article` : t`Article`} width="reading" back={<BackLink />}>
      {isMissing ? (
        <p>
          <Trans>It may have been renamed. The blog lists all articles.</Trans>
        </p>
      ) : state.isError ? (
        <ErrorState
          title={t`We could not load the article`}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the article…`} shape="list" />
      )}
    </PageFrame>
  );
}

const BackLink = () => (
  <Link href={paths.blog()} className="link inline-flex items-center gap-1.5">
    <ArrowLeft aria-hidden className="size-4" />
    <Trans>Scam Education Blog</Trans>
  </Link>
);

function LoadedArticle({
  article: { id, title, summary, sections, sources, ...about },
}: {
  article: Article;
}) {
  const { clusterMatch } = sections;
  return (
    <PageFrame
      title={title}
      lead={summary}
      width="reading"
      back={<BackLink />}
      actions={<ArticleActions id={id} title={title} />}
    >
      <article className="grid gap-8">
        <p className="text-sm text-ink-soft">
          <Trans>
            Published {formatDay(about.datePublished)}, reviewed {formatDay(about.dateReviewed)} ·{' '}
            {about.readTime} min read
          </Trans>
        </p>
        <div className="grid gap-4">
          {sections.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Part id="method" title={t`How it works`}>
          <Steps steps={sections.scamMethodBreakdown} />
        </Part>
        <Part id="forensics" title={t`What the evidence shows`}>
          {sections.forensicReport.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-ink-soft">
            <Trans>
              Units that help here: {about.reconDogsUsed.join(', ')}.{' '}
              <Link href={paths.recondogsEducation()} className="link">
                Meet them
              </Link>
            </Trans>
          </p>
        </Part>
        <Part id="match" title={t`On this platform`}>
          <p>
            {clusterMatch.measured
              ? measuredWords(clusterMatch.measured)
              : t`There is not enough reported of this kind yet to count it.`}{' '}
            <Link href={paths.clusters({ type: about.scamType })} className="link">
              <Trans>See clusters of this kind</Trans>
            </Link>
          </p>
        </Part>
        <Part id="actions" title={t`What to do now`}>
          <Steps steps={sections.victimActions} />
          <p>
            <Link href={paths.help()} className="link">
              <Trans>Whom to call first</Trans>
            </Link>
            {' · '}
            <Link href={paths.buildCluster()} className="link">
              <Trans>Report what happened</Trans>
            </Link>
          </p>
        </Part>
        {sources.length > 0 && (
          <Part id="sources" title={t`Sources`}>
            <ul className="list-disc space-y-2 pl-5">
              {sources.map(({ says, source }) => (
                <li key={says}>
                  {says} <span className="text-ink-soft">{source}</span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <SuggestChangeLink kind="article" id={id} name={title} className="justify-self-start" />
      </article>
    </PageFrame>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="list-decimal space-y-2 pl-6">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

function measuredWords({ clusters, victims }: { clusters: number; victims: number }): string {
  const found = plural(clusters, { one: '# cluster', other: '# clusters' });
  return t`${found} of this kind with ${plural(victims, { one: '# report', other: '# reports' })} so far.`;
}
