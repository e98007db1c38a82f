import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { CallLesson } from '../lessons/call-lesson.tsx';
import { lessonAnswers } from '../lessons/data.ts';
import { MessageLesson } from '../lessons/message-lesson.tsx';

const FILTERS = ['lesson'] as const;

/** Short lessons to practise in: messages to judge, and a phone call. */
export function LessonsScreen() {
  const kept = useRead(lessonAnswers);
  return (
    <PageFrame
      title="Practice lessons"
      lead="Nothing here is real, and there is no wrong way to do it. Only you see your answers. There are no points."
      back={
        <Link href={paths.victimEducation()} className="link inline-flex items-center gap-1.5 py-1">
          <ArrowLeft aria-hidden className="size-4" />
          Victim Education Center
        </Link>
      }
    >
      {kept.data ? (
        <Lessons kept={kept.data} />
      ) : kept.isError ? (
        <ReadError title="We could not load where you left off" state={kept} />
      ) : (
        <Skeleton label="Loading where you left off…" shape="list" count={3} />
      )}
    </PageFrame>
  );
}

function Lessons({ kept }: { kept: readonly LessonAnswer[] }) {
  const [{ lesson }, setFilters] = useUrlFilters(FILTERS);
  return (
    <Tabs
      label="Lessons"
      items={[
        { id: 'messages', label: 'Spot the signs', content: <MessageLesson kept={kept} /> },
        { id: 'phone-call', label: 'The phone call', content: <CallLesson kept={kept} /> },
      ]}
      value={lesson === 'phone-call' ? lesson : 'messages'}
      onChange={(id) => setFilters({ lesson: id === 'messages' ? '' : id })}
      panelClassName="pt-8"
    />
  );
}
