import { AppError } from '@fap/shared/kernel/app-error.ts';
import { canonicalJson, sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';

/** SHA-256 of what came with an idempotency key, the key itself left out. */
export function payloadHashOf(payload: object): string {
  return sha256Hex(canonicalJson({ ...payload, idempotencyKey: undefined }));
}

/**
 * Throws CONFLICT when a key that is known came with something else this time: to answer with the first thing would say that
 * the second is kept. Rows of before hashes were kept have none and are taken as they are.
 */
export function refuseOtherPayload(known: string | null | undefined, given: string | null | undefined): void {
  if (known && given && known !== given)
    throw new AppError('CONFLICT', {
      message: t`This was sent before with other content. Please send it anew.`,
    });
}
