import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { NewCaseForm } from '../new/new-case-form.tsx';

/** Opens a case. */
export function NewCaseScreen() {
  return (
    <PageFrame
      title={t`New Case`}
      lead={t`It gets the next number of the year, and a log of its own that only grows.`}
      width="reading"
      back={
        <Link href={paths.cases()} className="text-accent hover:underline">
          <Trans>Cases</Trans>
        </Link>
      }
    >
      <NewCaseForm />
    </PageFrame>
  );
}
