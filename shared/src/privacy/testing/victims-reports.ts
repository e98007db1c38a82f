import { PLACES_AND_OFFICIALS } from './places-and-officials.ts';
import { otherSideReport, type StatedReport, statedReport } from './stated-report.ts';

/** The person who hands all of them in. */
export const REPORTER = ['Ottiline Quarrelstone', 'ottiline.q@hush-mail.example'];

/** In the words of no language in particular: who said what is the difficulty. */
const RELATIVES: readonly StatedReport[] = [
  statedReport(
    'my husband wrote: "please send the money to my brother in the hospital before noon"',
    'my brother',
    'hospital',
  ),
  statedReport(
    'The doctor said: "You have cancer and must avoid all stress until the surgery."',
    'cancer',
    'surgery',
  ),
  statedReport('my mother told me: "we lost the farm because of your father drinking"', 'farm', 'drinking'),
  statedReport('My daughter said: "mum you cannot pay this, we need it for the baby"', 'baby', 'mum you'),
  statedReport(
    'my boss said: "if you borrow from the church fund again you are fired"',
    'church fund',
    'fired',
  ),
  statedReport('“I cannot sleep and my heart condition is worse”, my wife said.', 'heart condition', 'sleep'),
  statedReport('The nurse wrote: "Your blood sugar is far too high again this week."', 'blood sugar'),
  statedReport(
    'Then the bank clerk said: "Madam, you have only forty dollars left in savings."',
    'forty dollars',
    'savings',
  ),
  statedReport('Her teacher wrote: "She has not been at school since the divorce."', 'school', 'divorce'),
  statedReport(
    'My lawyer wrote: "The divorce settlement leaves you with the cottage only."',
    'divorce',
    'cottage',
  ),
  statedReport('my neighbour said: "we saw the ambulance at your house on Sunday"', 'ambulance'),
  statedReport(
    'Our pastor told us: "the congregation will pray for your lost twins"',
    'twins',
    'congregation',
  ),
  statedReport(
    'She said: "dad I am scared, he took the keys of the bakery" – that was my daughter',
    'bakery',
    'scared',
  ),
  statedReport(
    'my son came home. He said: "mum you are sick, you have diabetes, stop this"',
    'diabetes',
    'you are sick',
  ),
  statedReport('My sister rang. She said: "you must sell the stable now to pay this"', 'stable'),
  statedReport('I called my doctor and he said: "take the pills and rest for two weeks at home"', 'pills'),
  statedReport('my partner asked: "are you pregnant again and is that why you need money?"', 'pregnant'),
  statedReport(
    '"we will lose the bakery if you pay that man again"\nmy husband shouted this at me',
    'bakery',
  ),
  statedReport(
    'I wrote in my diary:\n"my husband died in march and i am so lonely at night"',
    'lonely',
    'died',
  ),
  statedReport('The letter from my late husband said: "sell the piano only when you must"', 'piano'),
  statedReport('My text: "please i am a widow with three children and no work"', 'widow', 'three children'),
  statedReport(
    'My last message: "please i am a widow with three children and no work"',
    'widow',
    'three children',
  ),
  statedReport('Message: "please i am a widow with three children and no work"', 'widow', 'three children'),
  statedReport('a message I sent read: "my pension is all we have and my wife is blind"', 'pension', 'blind'),
  statedReport('the e-mail I wrote back: "my wife is blind and we have no heating"', 'blind', 'heating'),
  statedReport('my first text was "i am alone with my blind mother and need this job"', 'blind'),
  statedReport('In my note to him, the note said: "my wife is blind and we have no heating"', 'blind'),
];

/** Ways in which people quote. */
const QUOTED: readonly StatedReport[] = [
  statedReport(
    `he goes: 'send it or i tell your husband bob' and i just froze, i work at tesco in luton`,
    'bob',
    'tesco',
    'luton',
  ),
  statedReport(
    '> i am sorry i have only 200 left, my kid has asthma\nyou must pay today or lose everything',
    'asthma',
    '200',
  ),
  statedReport(
    '- hello dear\n- i am marta from leeds, i clean houses\n- pay the fee today',
    'marta',
    'leeds',
    'clean houses',
  ),
  statedReport('– hi\n– i live alone since the stroke\n– send 300 today or be arrested', 'stroke', '300'),
  statedReport(
    '[12/03/2024, 14:02:11] Rosie B: my mum is in the hospice\n[12/03/2024, 14:03:00] Agent Cole: pay the fee today',
    'hospice',
    'rosie',
  ),
  statedReport(
    '12/03/24, 14:02 - Otti: i only have my disability money\n12/03/24, 14:05 - Desk: pay now or be arrested',
    'disability',
  ),
  statedReport(
    'Me: my son tobias is in rehab\nAgent: Tobias will be arrested in Wigan if you do not pay today',
    'tobias',
    'rehab',
    'wigan',
  ),
  statedReport(
    'Me: hello\nSteve: pay the fee today or be arrested\nSteve: your house in kettlewell and your mother elspeth',
    'kettlewell',
    'elspeth',
    'steve',
  ),
  statedReport('Anna: i lost my job at the mill\nAgent: pay the fee today or be arrested', 'mill', 'anna'),
  statedReport(
    'Anna: i must pay today or my son is arrested, i am at the mill\nBen: ok',
    'mill',
    'arrested, i am',
  ),
  statedReport(
    'Me: did you pay\nHusband: i must pay today, they arrest me, i sold the tractor\nAgent: pay the fee today',
    'tractor',
  ),
  statedReport(
    'Me: he says pay today\nMy wife: pay it now today before they arrest you, use the funeral money',
    'funeral',
  ),
  statedReport(
    'me: pls help\nlars: urgent, send it today, mum is in surgery in malmö',
    'lars',
    'malmö',
    'surgery',
  ),
  statedReport(
    'You: i am 74 and live alone\nSupport: act now or your account is suspended today',
    'i am',
    'live alone',
  ),
  statedReport(
    'From: Otti <otti.private@old.example>\nTo: desk@fraud.example\n\nI am 71 and live above the chemist.',
    '71',
    'chemist',
  ),
  statedReport(
    'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\n\nPay today.\n\n> I nurse at the asylum and have two girls',
    'asylum',
    'two girls',
  ),
  statedReport(
    'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\n\nPay the fee today.\n\nAm 3. Mai 2024 schrieb Ottiline:\nI am blind and live with my aunt',
    'blind',
    'aunt',
  ),
  statedReport(
    'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\n\nPay the fee today.\n\nLe 3 mai 2024, Ottiline a écrit :\nI am blind and live with my aunt',
    'blind',
    'aunt',
  ),
  statedReport(
    'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\n\nPay the fee today.\n\n________________________________\nVon: Otti\nGesendet: 3. Mai\nI am blind and live with my aunt',
    'blind',
    'aunt',
  ),
  statedReport(
    'From: desk@fraud.example\nTo: ottiline.q@hush-mail.example\n\nPay the fee today.\n\n| I am blind and live with my aunt',
    'blind',
    'aunt',
  ),
  statedReport(
    'From: bert@home.example\nTo: ottiline.q@hush-mail.example\n\nMother fell on the stairs and broke her hip. Send money today.',
    'broke her hip',
    'stairs',
  ),
  otherSideReport(
    'Pay today or be arrested.\n\nOn Tue, 3 May 2024 at 10:00 Ottiline <o@x.example>\nwrote:\n\nI am blind and live with my aunt',
    'blind',
    'aunt',
  ),
  otherSideReport(
    'Agent: pay the fee today or be arrested\nMe: i cannot, i am a widow on benefits\nAgent: pay today',
    'widow',
    'on benefits',
  ),
  otherSideReport(
    '[12/03/2024, 14:02:11] Ottiline: my mum is in the hospice\n[12/03/2024, 14:03:00] Desk: pay the fee today',
    'hospice',
  ),
  otherSideReport('Pay the fee today.\n> i cannot, my wife is blind\nPay or be arrested.', 'blind'),
  otherSideReport('Pay the fee today.\n  > i cannot, my wife is blind\nPay or be arrested.', 'blind'),
  otherSideReport('You 14:02\nmy wife is blind, please wait\nDesk 14:03\npay the fee today', 'blind'),
  otherSideReport('Desk: pay today\nYou: my wife is blind\nDesk: pay now', 'blind'),
  otherSideReport('Desk: pay today\nIch: my wife is blind\nDesk: pay now', 'blind'),
  otherSideReport('Desk: pay today\nMoi : my wife is blind\nDesk: pay now', 'blind'),
  otherSideReport('Desk: pay today\nYo: my wife is blind\nDesk: pay now', 'blind'),
];

/** What the other side writes of a victim's life. */
const NAMED_TO_THEM: readonly StatedReport[] = [
  otherSideReport(
    'dear ottiline we know you live in gooseberry nook, dt2 7qx, plate kx07 zqt',
    'gooseberry',
    'dt2',
    '7qx',
    'kx07',
    'zqt',
  ),
  otherSideReport(
    'hello sweet rose, how is little jack and the cat in bath today? pay the fee',
    'rose',
    'jack',
    'bath',
  ),
  otherSideReport('your daughter grace goes to oak hill school, pay today', 'grace', 'oak', 'hill'),
  otherSideReport('we know your son mark works at ford in dover, pay today', 'mark', 'ford', 'dover'),
  otherSideReport('i know your wife joy is ill and your boss at boots will hear of it', 'joy', 'boots'),
  otherSideReport('Your mother June is at Rose Court, room 12, act now', 'june', 'rose', 'rose court', '12'),
  otherSideReport('we have photos of you, will, and of your sister hope in reading', 'hope', 'reading'),
  otherSideReport('pay today or your church st mary and your neighbour mr baker hear of it', 'mary', 'baker'),
  otherSideReport(
    'You are fifty-three years old and live at number nine, church lane',
    'fifty-three',
    'number nine',
    'church lane',
  ),
  otherSideReport(
    'your password is summer1951 and your pin is four two seven one',
    'summer1951',
    'four two seven one',
  ),
  otherSideReport('Your last four digits are 4 4 2 1 within 24 hours 55 days', '4 4 2 1'),
  otherSideReport(
    'you were born on the third of may nineteen fifty-one, we know',
    'third of may',
    'nineteen fifty-one',
  ),
  otherSideReport('your site www.ottiline-baker.example is hacked, pay today', 'ottiline'),
  otherSideReport('O T T I L I N E pay the fee today', 'o t t i l i n e'),
  otherSideReport(
    'Ottiline’s account and QUARRELSTONE’S house are ours, pay today',
    'ottiline',
    'quarrelstone',
  ),
  otherSideReport('ottilinequarrelstone pay today or be arrested', 'ottiline'),
];

/** Other languages than English. */
const ABROAD: readonly StatedReport[] = [
  statedReport(
    'mein mann schrieb: "bitte zahl das nicht, wir brauchen das geld für lena und die praxis in worms"',
    'lena',
    'praxis',
    'worms',
  ),
  statedReport(
    'Ich heiße Gerd, wohne am Anger 4 in Apolda. Er schrieb: "Zahlen Sie heute, Gerd, sonst Polizei in Apolda."',
    'gerd',
    'anger',
    'apolda',
  ),
  otherSideReport(
    'hallo gerd, deine tochter mia geht in die waldschule, zahl heute 300 euro',
    'gerd',
    'mia',
    'waldschule',
    '300',
  ),
  statedReport(
    'Ich: ich bin krank und wohne bei meiner mutter\nBerater: zahlen sie heute',
    'krank',
    'mutter',
  ),
  statedReport(
    'je m’appelle solène, mon mari a dit: "ne paie pas, on perd la maison de gap"',
    'solène',
    'maison',
    'gap',
  ),
  otherSideReport(
    'bonjour solène, votre fils rémi est à l’hôpital de gap, payez 200 euros',
    'solène',
    'rémi',
    'gap',
    '200',
  ),
  statedReport('Moi: je suis veuve, je vis à die\nConseiller: payez aujourd’hui', 'veuve', 'die'),
  statedReport('mi madre dijo: "no pagues hija, vendimos la casa de toro por tu hermano"', 'toro', 'hermano'),
  otherSideReport('hola lucía, su hija paz estudia en león, pague hoy', 'lucía', 'paz', 'león'),
  statedReport(
    'mio marito ha scritto: "non pagare, abbiamo venduto la casa di bra per nonna pia"',
    'bra',
    'pia',
  ),
  otherSideReport('ciao domitilla, tua figlia gioia vive a como, paga oggi', 'domitilla', 'gioia', 'como'),
  statedReport('meu pai disse: "não pague, filha, vendemos a casa de vide por causa da ana"', 'vide', 'ana'),
  otherSideReport('olá inês, o seu filho rui mora em viseu, pague hoje', 'inês', 'rui', 'viseu'),
  statedReport(
    'mój mąż napisał: "nie płać, sprzedaliśmy dom w pile, zosia jest chora"',
    'pile',
    'zosia',
    'chora',
  ),
  otherSideReport('witaj zosia, twój syn kuba mieszka w pile, zapłać dziś', 'zosia', 'kuba', 'pile'),
  statedReport('kocam dedi ki: "ödeme yapma, van’daki evi sattık, ayşe hasta"', 'van', 'ayşe', 'hasta'),
  otherSideReport('merhaba ayşe, oğlun can ordu’da, bugün öde', 'ayşe', 'can ordu', 'ordu'),
  statedReport('我丈夫说：“别付钱，小梅在杭州住院”', '小梅', '杭州', '住院'),
  otherSideReport('小梅你好，你儿子在杭州上学，今天付款 pay today', '小梅', '杭州'),
];

/** All of them. */
export const STATED_REPORTS: readonly StatedReport[] = [
  ...RELATIVES,
  ...PLACES_AND_OFFICIALS,
  ...QUOTED,
  ...NAMED_TO_THEM,
  ...ABROAD,
];
