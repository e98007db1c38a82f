import { EXPORT_PATH, type ExportFormat, type ExportTable } from '@fap/shared/exports/tables.ts';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { urlOf } from '../platform/api-client.ts';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

export interface ExportLinksProps {
  table: ExportTable;
  /** What is downloaded, in small letters: "Download CSV: audit trail". */
  things: string;
  /** The parameters of the list as it is shown: filters, and what its path names. */
  query?: Readonly<Record<string, string | number | undefined>>;
  className?: string;
}

/** The two links of `ExportLinks`. */
export function ExportLinksBody({ table, things, query = {}, className }: ExportLinksProps) {
  const link = (format: ExportFormat, label: string) => (
    <Button asChild size="sm">
      <a
        href={urlOf({ path: EXPORT_PATH }, { params: { table }, query: { format, ...query } })}
        download
        aria-label={`${label}: ${things}`}
      >
        <Download aria-hidden className="size-4" />
        {label}
      </a>
    </Button>
  );
  return (
    <p className={cn('flex flex-wrap gap-2', className)}>
      {link('csv', t`Download CSV`)}
      {link('json', t`Download JSON`)}
    </p>
  );
}
