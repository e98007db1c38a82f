import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { lessonAnswers } from '../lessons/data.ts';

const LessonTabs = lazyPart(async () => (await import('../lessons/lesson-tabs.tsx')).LessonTabs);

/** Short lessons to practise in: messages to judge, and a phone call. */
export function LessonsScreen() {
  const kept = useRead(lessonAnswers);
  const waiting = <Skeleton label={t`Loading where you left off…`} shape="list" count={3} />;
  return (
    <PageFrame
      title={t`Practice lessons`}
      lead={t`Nothing here is real, and there is no wrong way to do it. Only you see your answers. There are no points.`}
      back={
        <Link href={paths.victimEducation()} className="link inline-flex items-center gap-1.5 py-1">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Victim Education Center</Trans>
        </Link>
      }
    >
      {kept.data ? (
        <Suspense fallback={waiting}>
          <LessonTabs kept={kept.data} />
        </Suspense>
      ) : kept.isError ? (
        <ReadError title={t`We could not load where you left off`} state={kept} />
      ) : (
        waiting
      )}
    </PageFrame>
  );
}
