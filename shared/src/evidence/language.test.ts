import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyzeText, judgeText } from './analyze-text.ts';
import { countWords, hasForeignPassage, signOfLanguage } from './language.ts';

/** Short messages as they come by SMS and chat: phishing and honest ones. */
const FOREIGN: Readonly<Record<string, readonly string[]>> = {
  French: [
    'Votre colis est en attente. Payez 1,99 € de frais de livraison ici : colis-frais.example',
    'Ameli : votre nouvelle carte vitale est disponible, remplissez le formulaire avant expiration',
    'Votre compte bancaire a été suspendu. Confirmez vos identifiants sur banque-secure.example',
    'Coucou maman, j’ai cassé mon téléphone, écris-moi sur ce numéro',
    'Bonjour, je suis intéressé par votre annonce, est-elle toujours disponible ?',
  ],
  Spanish: [
    'Su paquete está retenido en aduanas, pague las tasas aquí: correos-pago.example',
    'Su cuenta ha sido bloqueada por seguridad. Verifique sus datos ahora en banco-seguro.example',
    'Hola mamá, este es mi nuevo número, escríbeme por WhatsApp cuando puedas',
    'Has sido seleccionado para recibir un premio de 500 euros, haz clic en el enlace',
  ],
  German: [
    'Ihr Paket wird zurückgehalten. Bitte zahlen Sie die Zollgebühr von 2,99 € unter paket-zoll.example',
    'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer, schreib mir bitte',
    'Ihr Konto wurde gesperrt. Bestätigen Sie jetzt Ihre Daten, um es wieder freizuschalten.',
  ],
  Italian: [
    'Il suo pacco è in attesa di consegna, paghi le spese doganali qui: pacco-dogana.example',
    'Ciao mamma, ho perso il telefono, questo è il mio nuovo numero',
    'Il tuo conto è stato bloccato per motivi di sicurezza. Verifica subito i tuoi dati.',
  ],
  Portuguese: [
    'A sua encomenda está retida na alfândega, pague a taxa aqui: encomenda-taxa.example',
    'Oi mãe, esse é o meu número novo, me chama no WhatsApp',
    'Sua conta foi bloqueada. Atualize seus dados agora para evitar o cancelamento.',
  ],
  Dutch: [
    'Uw pakket wordt vastgehouden, betaal de douanekosten via pakket-douane.example',
    'Hoi mam, dit is mijn nieuwe nummer, mijn telefoon is in het water gevallen',
    'Uw bankpas verloopt binnenkort. Vraag vandaag nog een nieuwe aan via de link.',
  ],
};

describe.each(Object.entries(FOREIGN))('%s', (_, texts) => {
  test.each(texts)('“%s” is not understood, and not called low risk', async (text) => {
    expect(await analyzeText(text)).toMatchObject({ scamProbability: null, notUnderstood: 'language' });
  });
});

const ENGLISH = [
  'Your parcel is waiting, pay the fee here: parcel-fee.example',
  'Hi mum, this is my new number, my phone fell in the water',
  'Your account is locked. Verify your details now to avoid suspension.',
  'ok see u at 8 then, dont forget the tickets lol',
  'Running late, start without me. Love, Dad',
  'Señor García asked me to meet at the Café de la Paix at noon on Tuesday',
  'Hey, happy birthday!',
  'Happy birthday to you',
  'Ok no problem, take ur time',
  'wat time u wan 2 meet at da station?',
  'gonna b late, c u there x',
  '𝐘𝐨𝐮𝐫 𝐚𝐜𝐜𝐨𝐮𝐧𝐭 𝐢𝐬 𝐥𝐨𝐜𝐤𝐞𝐝. 𝐕𝐞𝐫𝐢𝐟𝐲 𝐲𝐨𝐮𝐫 𝐝𝐞𝐭𝐚𝐢𝐥𝐬 𝐧𝐨𝐰 𝐭𝐨 𝐚𝐯𝐨𝐢𝐝 𝐬𝐮𝐬𝐩𝐞𝐧𝐬𝐢𝐨𝐧.',
  'The invoice from Müller & Söhne GmbH is attached, could you check the VAT?',
];

test.each(ENGLISH)('English stays English: “%s”', async (text) => {
  expect((await analyzeText(text)).notUnderstood).not.toBe('language');
});

test('of 700 messages in English hardly one is called foreign', async () => {
  const file = new URL('../../../server/bench/matching/messages/second.jsonl', import.meta.url);
  const texts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { text: string }).text);
  const foreign: string[] = [];
  for (const text of texts) if ((await judgeText(text)).notUnderstood === 'language') foreign.push(text);
  expect(foreign.length, foreign.join('\n')).toBeLessThanOrEqual(3);
}, 120_000);

test('an English text with a passage nobody understands is not called low risk, and its alarm is kept', async () => {
  const passage = 'Nous vous contactons par la présente afin de vous informer que vous êtes le bénéficiaire.';
  expect(
    await analyzeText(`See you on Sunday at the usual place, I will bring the cake.\n${passage}`),
  ).toMatchObject({
    scamProbability: null,
    notUnderstood: 'language',
  });
  const alarm =
    'You must first pay the release fee with gift cards, tell nobody, and send me the code on the back today. Your account will be arrested otherwise.';
  expect((await analyzeText(`${alarm}\n${alarm}\n${passage}`)).scamProbability).toBeGreaterThan(0.35);
});

const HARMLESS = 'See you on Sunday at the usual place, I will bring the cake and the candles.';

test.each([
  [
    'Chinese under a notice in English',
    `您的账户存在异常，请立即登录并确认您的身份信息，否则账户将被停用。\n${HARMLESS}`,
  ],
  ['Russian', `Ваша посылка задержана на таможне\n${HARMLESS}`],
  [
    'a chat that is translated line by line',
    `je suis bloquée ici\nje n'ai plus d'argent\net je veux rentrer\n\n${HARMLESS}`,
  ],
  [
    'short lines of Spanish',
    `Hola hijo\nse me ha roto el móvil\nmándame dinero a este número\n\n${HARMLESS}`,
  ],
])('%s beside English is not called low risk', async (_, text) => {
  expect((await analyzeText(HARMLESS)).scamProbability).toBeLessThan(0.35);
  expect(await analyzeText(text)).toMatchObject({ scamProbability: null, notUnderstood: 'language' });
});

test.each([
  [
    'names',
    'Thanks to:\nAhmed Charles\nAriel Ben-Yehuda\nChristoph Burgdorf\nFlorian Hartwig\nNikita Pekin\nSergio Benitez',
  ],
  ['a signature', 'iEYEARECAAYFAkvl17MACgkQM0LLzLt8MhxbAgCfYPgyruQ1P851+ob77Z/EuP92\n=zHpT'],
  ['a name in Greek', 'On Friday Γιώργος Πάλλας wrote:'],
])('%s are in no language', (_, passage) => {
  expect(hasForeignPassage(`${HARMLESS}\n\n${passage}`)).toBe(false);
});

test('what a mail program encoded has no words to understand', async () => {
  const encoded =
    '=?UTF-8?B?0JLQsNGIINC/0L7Rh9GC0L7QstGL0Lkg0Y/RidC40Log?=user@mail.example =?UTF-8?B?0LjRgdGC?=';
  expect(countWords(encoded)).toBe(0);
  expect((await analyzeText(encoded)).scamProbability).toBeNull();
});

test('of a handful of letters the words decide', async () => {
  expect(signOfLanguage('Gib mir bitte dein neues Passwort')).toBe('short-foreign');
  expect((await analyzeText('Gib mir bitte dein neues Passwort')).notUnderstood).toBe('language');
});
