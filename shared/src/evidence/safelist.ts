/** Services millions use: naming one links nobody to anybody. */
const COMMON_DOMAINS: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com google.com youtube.com outlook.com hotmail.com live.com microsoft.com yahoo.com ' +
    'icloud.com apple.com proton.me protonmail.com aol.com gmx.net gmx.de web.de mail.com facebook.com ' +
    'messenger.com instagram.com whatsapp.com wa.me telegram.org t.me signal.org twitter.com x.com tiktok.com ' +
    'linkedin.com reddit.com discord.com zoom.us amazon.com ebay.com paypal.com wikipedia.org bit.ly tinyurl.com ' +
    'coinbase.com binance.com kraken.com blockchain.com teamviewer.com anydesk.com example.com example.org example.net'
  ).split(' '),
);

/** Addresses printed as examples in public documentation: they belong to nobody's case. */
const DOCUMENTATION_ADDRESSES: ReadonlySet<string> = new Set([
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
]);

/** Whether an indicator's value is common property and must link nothing. */
export function isSafelisted(type: string, value: string): boolean {
  if (type === 'domain') return COMMON_DOMAINS.has(value);
  return type === 'btc' && DOCUMENTATION_ADDRESSES.has(value);
}
