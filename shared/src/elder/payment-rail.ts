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

/** Only the first of these is a rail of the payment itself when the bank says how it was paid. */
const TELLING: readonly PaymentRail[] = ['crypto', 'gift_card', 'wire_abroad'];

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
  const words = wordsOf(`${channel} ${payee} ${description}`);
  const telling = RAIL_WORDS.find(([rail, names]) => TELLING.includes(rail) && hasAny(words, names));
  if (telling) return telling[0];
  return firstRail(wordsOf(channel)) ?? firstRail(words) ?? 'unknown';
}

const firstRail = (words: string): PaymentRail | undefined =>
  RAIL_WORDS.find(([, names]) => hasAny(words, names))?.[0];

/** Lower-case words with one space around each, so that a name is found only as whole words. */
const wordsOf = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
const hasAny = (words: string, names: readonly string[]): boolean =>
  names.some((name) => words.includes(` ${name} `));
