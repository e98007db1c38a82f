import { type DossierForm, dossierPath } from '@fap/shared/dossier/contract.ts';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

const FORMS: readonly [form: DossierForm, label: string][] = [
  ['pdf', 'PDF'],
  ['zip', 'Evidence bag (zip)'],
  ['stix.json', 'STIX 2.1'],
  ['misp.json', 'MISP event'],
  ['csv', 'Indicators as CSV'],
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
