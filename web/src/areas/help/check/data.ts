import { helpContract } from '@fap/shared/help/contract.ts';
import { api } from '../../../platform/api-client.ts';

/** Asks whether a value is publicly known. */
export async function checkValue(value: string): Promise<boolean> {
  return (await api(helpContract.check, { body: { value } })).isKnown;
}
