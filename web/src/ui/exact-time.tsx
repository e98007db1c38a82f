const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A time to the second, for records in which it matters when. */
export function ExactTime({ at }: { at: string }) {
  return <time dateTime={at}>{exact.format(new Date(at))}</time>;
}
