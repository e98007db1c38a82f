import { dateFormat } from '../platform/locale.ts';

const exact = dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** A time with seconds, for records where the exact time matters. */
export function ExactTime({ at }: { at: string }) {
  return <time dateTime={at}>{exact.format(new Date(at))}</time>;
}
