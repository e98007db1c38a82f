const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day in words: "November 28, 2026". */
export const formatDay = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
