/** How a payment travels, as far as its risk depends on it. */
export const PAYMENT_RAILS = [
  'crypto',
  'gift_card',
  'wire_abroad',
  'person_to_person',
  'card',
  'bank_debit',
  'check',
  'cash',
  'transfer',
  'unknown',
] as const;
export type PaymentRail = (typeof PAYMENT_RAILS)[number];

/** Rails on which money is rarely seen again, whoever receives it. */
const ALWAYS_RISKY: readonly PaymentRail[] = ['crypto', 'gift_card', 'wire_abroad'];

/** Whether a rail is a risk by itself; person to person only towards somebody new (domain method, Elder Shield). */
export const isRiskyRail = (rail: PaymentRail, isNewPayee: boolean): boolean =>
  ALWAYS_RISKY.includes(rail) || (rail === 'person_to_person' && isNewPayee);

/** Rails on which a statement does not say who gets the money. */
export const NAMELESS_RAILS: readonly PaymentRail[] = ['cash', 'check'];
export const isNameless = (rail: PaymentRail): boolean => NAMELESS_RAILS.includes(rail);

/** Words of banks, exchanges and shops, the most telling rail first; each alternative is a whole word. */
const RAIL_WORDS: readonly (readonly [PaymentRail, readonly string[]])[] = [
  [
    'crypto',
    [
      ...['crypto', 'cryptocurrency', 'bitcoin', 'btc', 'ethereum', 'usdt', 'tether', 'coinbase', 'kraken'],
      ...[
        'binance',
        'bitstamp',
        'gemini trust',
        'crypto com',
        'bitpay',
        'moonpay',
        'blockchain com',
        'etoro',
      ],
      ...['bitpanda', 'bitvavo', 'bitfinex', 'coinflip', 'coinme', 'coinstar bitcoin', 'athena bitcoin'],
      ...['bitcoin depot', 'bitcoin atm', 'paxful', 'simplex', 'okx', 'bybit', 'kucoin', 'stablecoin'],
    ],
  ],
  [
    'gift_card',
    [
      ...[
        'gift card',
        'gift cards',
        'giftcard',
        'giftcards',
        'gift crd',
        'gift certificate',
        'egift',
        'e gift',
      ],
      ...['vanilla visa', 'steam wallet', 'itunes card', 'google play card', 'razer gold', 'prepaid card'],
      ...['gutscheinkarte', 'geschenkkarte', 'tarjeta regalo', 'carte cadeau', 'paysafecard', 'neosurf'],
    ],
  ],
  [
    'wire_abroad',
    [
      ...[
        'international wire',
        'intl wire',
        'wire intl',
        'wire out intl',
        'foreign wire',
        'wire international',
      ],
      ...['swift', 'overseas transfer', 'international transfer', 'international payment', 'intl transfer'],
      ...[
        'western union',
        'moneygram',
        'remitly',
        'ria money',
        'auslandsueberweisung',
        'auslandsüberweisung',
      ],
      ...['transferencia internacional', 'virement international', 'worldremit'],
    ],
  ],
  [
    'person_to_person',
    [
      ...[
        'zelle',
        'venmo',
        'cash app',
        'cashapp',
        'square cash',
        'paypal friends',
        'paypal transfer',
        'bizum',
      ],
      ...['p2p', 'person to person', 'faster payment', 'faster payments', 'fps out', 'fpo', 'interac', 'pix'],
      ...[
        'sepa instant',
        'instant transfer',
        'echtzeitueberweisung',
        'echtzeitüberweisung',
        'virement instantane',
      ],
      ...['virement instantané', 'transferencia inmediata', 'apple cash', 'twint', 'swish', 'osko', 'payid'],
    ],
  ],
  ['check', ['check', 'cheque', 'chk', 'scheck']],
  ['cash', ['atm', 'cash withdrawal', 'withdrawal', 'bargeldauszahlung', 'geldautomat', 'retrait', 'cajero']],
  [
    'bank_debit',
    [
      ...['ach', 'direct debit', 'autopay', 'auto pay', 'lastschrift', 'sepa lastschrift', 'domiciliacion'],
      ...[
        'domiciliación',
        'prelevement',
        'prélèvement',
        'standing order',
        'dauerauftrag',
        'recibo',
        'ddr',
        'dd',
      ],
      ...['directdebit', 'bill payment', 'billpay', 'bill pay', 'pre authorized debit'],
    ],
  ],
  [
    'card',
    [
      ...[
        'card',
        'pos',
        'debit card',
        'credit card',
        'visa',
        'mastercard',
        'purchase',
        'kartenzahlung',
        'cb',
      ],
      ...['girocard', 'tarjeta', 'carte', 'contactless', 'apple pay', 'google pay'],
    ],
  ],
  [
    'transfer',
    [
      ...[
        'wire',
        'transfer',
        'xfer',
        'ueberweisung',
        'überweisung',
        'transferencia',
        'virement',
        'sepa',
        'bacs',
      ],
      ...['chaps', 'giro', 'payment'],
    ],
  ],
];

interface RailNames {
  rail: PaymentRail;
  words: ReadonlySet<string>;
  /** Of several words. */
  phrases: readonly string[];
}
const NAMES: readonly RailNames[] = RAIL_WORDS.map(([rail, names]) => ({
  rail,
  words: new Set(names.filter((name) => !name.includes(' '))),
  phrases: names.filter((name) => name.includes(' ')).map((name) => ` ${name} `),
}));
/** Rails that a payee or memo gives away whatever the bank says of how it was paid. */
const TELLING: readonly RailNames[] = NAMES.filter(({ rail }) => ALWAYS_RISKY.includes(rail));

/**
 * The rail of a payment: what its payee and description give away counts first where it is a risk (a card payment to a
 * crypto exchange is crypto), then what the bank says of the channel, then the remaining words.
 */
export function railOf({
  channel = '',
  payee,
  description,
}: {
  channel?: string | undefined;
  payee: string;
  description: string;
}): PaymentRail {
  const all = wordsOf(`${channel} ${payee} ${description}`);
  return firstRail(TELLING, all) ?? firstRail(NAMES, wordsOf(channel)) ?? firstRail(NAMES, all) ?? 'unknown';
}

const firstRail = (names: readonly RailNames[], words: readonly string[]): PaymentRail | undefined => {
  const text = ` ${words.join(' ')} `;
  return names.find(
    (one) => words.some((word) => one.words.has(word)) || one.phrases.some((phrase) => text.includes(phrase)),
  )?.rail;
};

/** Lower-case words, so that a name is found only as whole words. */
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
