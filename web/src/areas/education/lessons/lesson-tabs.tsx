import type { LessonAnswer } from '@fap/shared/education/lessons-contract.ts';
import { t } from '@lingui/core/macro';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { CallLesson } from './call-lesson.tsx';
import { MessageLesson } from './message-lesson.tsx';

const FILTERS = ['lesson'] as const;

/** The lessons side by side; the address names the open one. */
export function LessonTabs({ kept }: { kept: readonly LessonAnswer[] }) {
  const [{ lesson }, setFilters] = useUrlFilters(FILTERS);
  return (
    <Tabs
      label={t`Lessons`}
      items={[
        { id: 'messages', label: t`Spot the signs`, content: <MessageLesson kept={kept} /> },
        { id: 'phone-call', label: t`The phone call`, content: <CallLesson kept={kept} /> },
      ]}
      value={lesson === 'phone-call' ? lesson : 'messages'}
      onChange={(id) => setFilters({ lesson: id === 'messages' ? '' : id })}
      panelClassName="pt-8"
    />
  );
}
