import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { NewCaseForm } from '../new/new-case-form.tsx';

/** Opens a case. */
export function NewCaseScreen() {
  return (
    <PageFrame
      title="New Case"
      lead="It gets the next number of the year, and a log of its own that only grows."
      width="reading"
      back={
        <Link href={paths.cases()} className="text-accent hover:underline">
          Cases
        </Link>
      }
    >
      <NewCaseForm />
    </PageFrame>
  );
}
