import { t } from '@fap/shared/kernel/words.ts';
import type { PartnerKind } from './constants.ts';

/** A collection of TAXII: what partners of a kind may read. */
export interface TaxiiCollection {
  /** A UUID, fixed for good: partners keep it. */
  id: string;
  kind: PartnerKind;
  alias: string;
  title: string;
  description: string;
}

/** The collections, one for each kind of partner. */
export const COLLECTIONS: readonly TaxiiCollection[] = [
  {
    id: '6f2d3c1e-7a54-4b0e-9d2f-3b8f0c6a1e01',
    kind: 'authority',
    alias: 'authorities',
    title: t`Confirmed indicators for authorities`,
    description: t`Accounts, wallets, numbers and addresses of scams that are confirmed and named by a report whose writer lets law enforcement read it, or by a public warning.`,
  },
  {
    id: '6f2d3c1e-7a54-4b0e-9d2f-3b8f0c6a1e02',
    kind: 'company',
    alias: 'companies',
    title: t`Confirmed indicators for companies`,
    description: t`The confirmed indicators that are named by a report whose writer lets both law enforcement and the crowd read it, or by a public warning.`,
  },
];

/** The collection that partners of a kind may read. */
export const collectionOf = (kind: PartnerKind): TaxiiCollection =>
  COLLECTIONS.find((one) => one.kind === kind) as TaxiiCollection;
