import type { PublicOffice } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { ExternalLink } from 'lucide-react';

/** Public offices that accept reports, with their addresses. */
export function OfficeList({ offices }: { offices: readonly PublicOffice[] }) {
  return (
    <ul className="divide-y divide-line">
      {offices.map(({ name, country, address, help }) => (
        <li key={address} className="py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="font-semibold">{name}</h3>
            <span className="text-sm text-ink-soft">{country}</span>
          </div>
          <p className="mt-0.5 text-ink-soft">{help}</p>
          <a
            href={`https://${address}`}
            rel="noreferrer"
            className="link mt-1 inline-flex items-center gap-1.5 py-0.5 wrap-anywhere"
          >
            {address}
            <ExternalLink aria-hidden className="size-3.5 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
