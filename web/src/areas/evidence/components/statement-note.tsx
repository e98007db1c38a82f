import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';

/** Says what a report's own words are as an exhibit, and where their reporter reads them. */
export function StatementNote({ isOwn }: { isOwn: boolean }) {
  return isOwn ? (
    <p>
      <Trans>
        These are the words of your report, kept as evidence. You can read them in{' '}
        <Link href={paths.ownReports()} className="link">
          My reports
        </Link>
        .
      </Trans>
    </p>
  ) : (
    <p>
      <Trans>This is what somebody told us in their own words. Only they can open it.</Trans>
    </p>
  );
}
