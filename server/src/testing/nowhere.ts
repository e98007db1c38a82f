/** Calendars and an explorer on an address where nobody answers: no test in live mode leaves this machine. */
export const NOWHERE = {
  OTS_CALENDARS: 'http://127.0.0.1:9/calendar-1,http://127.0.0.1:9/calendar-2',
  BITCOIN_ESPLORA_URL: 'http://127.0.0.1:9/esplora',
} as const;
