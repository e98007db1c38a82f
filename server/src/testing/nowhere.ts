/** Calendars and an explorer at an unused local address, so that no test in live mode uses the internet. */
export const NOWHERE = {
  OTS_CALENDARS: 'http://127.0.0.1:9/calendar-1,http://127.0.0.1:9/calendar-2',
  BITCOIN_ESPLORA_URL: 'http://127.0.0.1:9/esplora',
} as const;
