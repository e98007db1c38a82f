import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';

/** Which version made a verdict, and the way to how it judges. */
export function JudgedBy({ version }: { version: string }) {
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        Judged by version {version}.{' '}
        <Link href={paths.howItJudges()} className="link inline-block py-1 font-medium">
          How it judges
        </Link>
      </Trans>
    </p>
  );
}
