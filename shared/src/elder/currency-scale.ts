/**
 * Units of a currency that are worth about a dollar, so that a threshold in dollars means about as much everywhere. Orders
 * of magnitude on purpose: nobody converts with them, and they need no upkeep. What is not listed counts one to one.
 */
const UNITS_PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ JPY: 150, KRW: 1_400, CNY: 7, TWD: 30, HKD: 8, INR: 85, IDR: 16_000, PHP: 57, THB: 34, VND: 25_000 },
  ...{ MXN: 18, BRL: 5, ARS: 1_000, CLP: 950, COP: 4_200, ZAR: 18, NGN: 1_500, EGP: 50, KES: 130 },
  ...{ SEK: 10, NOK: 10, DKK: 7, PLN: 4, CZK: 23, HUF: 360, RON: 5, TRY: 35, UAH: 41, ILS: 4 },
};
/** What is money by law; metals, funds and coins have no threshold in dollars that means anything. */
const MONEY: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter(
    (code) => !code.startsWith('X') || ['XAF', 'XOF', 'XPF', 'XCD', 'XCG'].includes(code),
  ),
);
/** Currencies without a smaller unit: their amounts on the wire are whole units times a hundred all the same. */
const CENTS = 100;

/** A sum in dollars as about as many cents of another currency; 0 for what is no money (BTC), so that every payment in it is above a threshold. */
export const centsOfDollars = (dollars: number, currency: string): number =>
  MONEY.has(currency) ? Math.round(dollars * (UNITS_PER_DOLLAR[currency] ?? 1) * CENTS) : 0;
