import type { CaseDetails } from '@fap/shared/cases/entities.ts';
import { SignOffCard } from './sign-off-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { WorkCard } from './work-card.tsx';

/** What people who work on a case do about it: status and people, tasks, and the sign-off. */
export function CaseWork({ details }: { details: CaseDetails }) {
  return (
    <>
      <WorkCard details={details} />
      <TasksCard details={details} />
      <SignOffCard details={details} />
    </>
  );
}
