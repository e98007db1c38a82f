import type { ContentKind } from '@fap/shared/education/content/proposal-rules.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { cn } from '../../../ui/class-names.ts';

export interface SuggestChangeLinkProps {
  kind: ContentKind;
  id: string;
  /** What the entry is called. */
  name: string;
  /** The beginning of the addresses of the texts that are meant, where only a part of the entry is shown. */
  part?: string;
  className?: string;
}

/** Leads to where somebody can suggest a better text for an entry. */
export const SuggestChangeLink = ({ kind, id, name, part, className }: SuggestChangeLinkProps) => (
  <Link
    href={paths.contentEntry(kind, id, { text: part })}
    aria-label={t`Suggest a change to ${name}`}
    className={cn('link inline-block py-1 text-sm', className)}
  >
    <Trans>Suggest a change</Trans>
  </Link>
);
