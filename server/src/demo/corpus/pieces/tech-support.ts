export const techSupportPieces: Record<number, string[]> = {
  1: [
    'The victim came from an ordinary search or a mistyped address. The history entry just before the warning shows which advert or redirect delivered it.',
    "Random calling is likely here, as the story fits any household with a computer. The victim's number was listed in a directory.",
    'People who had paid for an earlier repair were called again. This points to a customer list that is reused.',
  ],
  2: [
    "The session page {domain} is a front for a standard remote-help tool. The session code in the victim's note can be matched by the tool's maker.",
    'The number {phone} was shown on the warning itself. It is a leased number; the carrier can be named from the range, the subscriber cannot.',
    'The warning page is plain HTML with a sound loop and a full-screen call. A saved copy has been hashed; it holds no malware as far as examined.',
  ],
  3: [
    'There are at least two roles, a patient first agent and an authoritative second one. A bank or official voice is added when money is due.',
    'Names are ordinary and easy to remember. They are recorded as reported aliases only.',
    'Badge number, case number and department are given unasked. None has a format used by the institution that is imitated.',
  ],
  4: [
    'The contact opens with a fright that seems to need action at once. The number to call is part of the warning, so the victim makes the call.',
    'The lure is a small practical problem such as a driver, a code or an invoice. The threat appears only after the device has been looked at.',
    'The first ask is harmless: read out a code, open a page. It establishes who gives instructions.',
  ],
  5: [
    'The victim was to stay on the line, also on the way to the shop or bank. It leaves no quiet moment for asking somebody.',
    'Relatives and counter staff are described as possibly involved. The line is quoted in the evidence.',
    'The call moves from the helpline to a private number after the first payment. The second number should be taken from the call list.',
  ],
  6: [
    'Ordinary system messages were shown as proof of an intrusion. Every machine has them; the victim could not know that.',
    'The agent repaired something visible first, for instance closed the warning. Gratitude is mentioned in the report.',
    'Technical words are explained in a kindly way. The victim speaks of a professional tone and background noise like an office.',
  ],
  7: [
    'A black window with running lines was presented as the hackers at work. It is a directory listing.',
    "A credit appeared on the account, moved from the victim's own savings. The bank's internal booking text would show it plainly.",
    'A certificate or licence was issued for the clean-up. It has no number that any maker could look up.',
  ],
  8: [
    'Fear of losing everything is created, then time is cut to hours. The calm voice is part of the pressure.',
    'Compassion is demanded: the agent says they will lose their job. This is used when the victim hesitates about returning money.',
    'The victim is told that switching off would destroy the data. It keeps the session open, nothing more.',
  ],
  9: [
    'Remote control was granted through {domain}. All passwords stored on that device should be regarded as read.',
    "Confirmation codes were read aloud or approved. Each one corresponds to an action in the bank's log, which gives exact times.",
    "The screen went dark during part of the session. What happened in that time can only be seen from the bank and the tool's log.",
  ],
  10: [
    'Gift cards were bought and read out. Issuer, shop and time are on the receipts; the issuer must be told within minutes to have a chance.',
    "A transfer went to {iban} while the session was open. Device and address in the bank's log would show who released it.",
    'Crypto left for {eth} in a single transaction. The hash is public, so the victim can supply it without any risk.',
    'The price was paid by card and appears under an unrelated merchant name. The statement line is the best lead at the moment.',
  ],
  11: [
    'A question from the bank or shop had been foreseen, and the victim was given an answer. The prepared sentence is a strong mark for comparison.',
    'When the first payment went through, a larger risk was found. The steps follow each other within the same call.',
    'The refusal to go on was answered by a supervisor with a legal threat. No letter ever followed.',
  ],
  12: [
    'Card numbers are usually drained within the hour and resold. Balance and redemption place can be given only by the issuer.',
    'The account {iban} may be that of a mule who believes in a job. It is described neutrally in the dossier.',
    'Cash was collected or posted, so an address or a courier exists. Shipping receipt and time are asked for.',
  ],
  13: [
    "The remote tool was removed at the end and the history cleared. The installation date is still in the system's log.",
    'The victim was told not to switch on or log in for a day. That is the time in which the payments became final.',
    'The number was out of service a few days later. The call list with duration is the remaining proof.',
  ],
  14: [
    'The same voice came back with a renewal or a refund. A repeat victim should be marked, so that the next call is expected.',
    'Access may still be open through a second tool. The advice to have the device checked by a known person should go out first.',
    "The contact list was used for messages in the victim's name. Friends who got one can each give an independent report.",
  ],
};
