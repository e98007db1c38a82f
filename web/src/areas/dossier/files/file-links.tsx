import { type DossierForm, dossierPath } from '@fap/shared/dossier/contract.ts';
import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

const FORMS: readonly [form: DossierForm, label: string][] = [
  ['pdf', 'PDF'],
  ['zip', t`Evidence bag (zip)`],
  ['stix.json', t`STIX 2.1`],
  ['misp.json', t`MISP event`],
  ['csv', t`Indicators as CSV`],
];

/** The files of a cluster's dossier. */
export function FileLinks({ clusterId, forms }: { clusterId: string; forms?: readonly DossierForm[] }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {FORMS.filter(([form]) => forms?.includes(form) ?? true).map(([form, label]) => (
        <li key={form}>
          <Button asChild size="sm">
            <a href={dossierPath(clusterId, form)} download>
              <Download aria-hidden className="size-4" />
              {label}
            </a>
          </Button>
        </li>
      ))}
    </ul>
  );
}
