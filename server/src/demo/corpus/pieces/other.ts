export const otherPieces: Record<number, string[]> = {
  1: [
    'The contact was not aimed at one person: it fits whoever is waiting, searching or selling at that time. Timing does the targeting.',
    'The victim had placed or answered a public listing shortly before. The listing number allows the platform to secure the account data.',
    'Old lists seem to be in use, since name and address were right but long outdated. The victim may know where that spelling was used.',
  ],
  2: [
    '{domain} was registered for this purpose only, as far as its content shows: one form and no history. The archive has no older version.',
    'Page and pictures were copied from an honest provider, whose own page is older. A side-by-side capture should go into the vault.',
    'The sender used {phone}; a range check shows a mobile prefix. More than the operator cannot be learned without the authorities.',
  ],
  3: [
    'The persona is someone one likes to help or obey: a landlady, a relative, an official. Only a few lines are needed for it.',
    'A second voice confirms the first as an independent service. Both write in the same manner.',
    'The photographs shown belong to somebody else, as an image search by the victim suggests. The original owner is a witness.',
  ],
  4: [
    'The opening is ordinary and small: a fee, an offer, a question. What matters follows one or two messages later.',
    'The lure is a good that is hard to get. Price and scarcity are mentioned in the same sentence.',
    'First contact came by a channel on which the sender can be chosen freely. The name displayed is no evidence.',
  ],
  5: [
    'The victim was led away from the protected platform to a direct payment. The reason given is a saving.',
    'Silence is asked for: it is a surprise, a secret or a risk. The person who would have noticed is thereby kept out.',
    'There is only one channel and it accepts no calls. Every attempt to speak ended with an excuse that is quoted.',
  ],
  6: [
    'Personal stories are told without being asked for. They create the feeling that a human being is at the other end.',
    'A neutral service is said to hold the money. It was named by the other party and reached by their link.',
    'Harmless facts were right, therefore the rest was believed. What was public beforehand should be listed.',
  ],
  7: [
    'Tracking, confirmation or a photo served as proof. All of it is on {domain} or in messages, nothing comes from a third party.',
    'The victim saw something that looked like a paid balance. The screenshot shows no booking reference.',
    'No benefit reached the victim at any time. Stage seven is empty so far and should stay marked as such.',
  ],
  8: [
    'A short deadline is combined with a competing interested person. Neither can be verified.',
    "Fear for a relative or for one's reputation is used. The report should be treated with special care.",
    'Pity and guilt move the victim from one fee to the next. The sums are set so that giving up seems wasteful.',
  ],
  9: [
    'Card and code were entered on {domain}; a device was then registered with the card. The bank can name its type and time.',
    'A copy of an identity document was sent along. It may turn up in the next listing as that of the owner.',
    'Apart from name and address no data were taken, as far as the report tells. The question of passwords remains open.',
  ],
  10: [
    'The transfer to {iban} was made as a private payment. Whether a recall was requested, and on what date, is still missing.',
    'The amount in coins was sent to {btc}. With the transaction hash it would become documented loss.',
    'Payment was by gift card, cash or app. The receipt with time is the most urgent exhibit for this layer.',
  ],
  11: [
    'After the first payment a reason for the second appeared, each time from outside: a rule, an office, a carrier. None was foreseeable from the offer.',
    'A request to see the thing or the person was refused. The excuse is part of the script and recurs elsewhere.',
    'When the victim insisted, the tone changed to threats with law and police. The exact words are in the quote.',
  ],
  12: [
    '{iban} is the fixed point of this case. If the holder appears in another report, both should be laid side by side.',
    "Nothing is known of the money's way after the first account. A notice to the receiving bank is for the victim's own bank to give.",
    'The wallet {btc} has been copied letter by letter and its checksum holds. Its history has not been evaluated yet.',
  ],
  13: [
    "Listing and account were deleted after the payment. The victim's e-mail notification still shows the identifier.",
    'The sender blocked the victim once the question of a refund came up. Time of the last delivered message is known.',
    "A late explanation was sent to gain time until the bank's deadline. The dates agree with this, more cannot be said.",
  ],
  14: [
    'The same pictures are in use again elsewhere. Every find should be stored with address, date and hash.',
    'The victim was asked to pass the offer on and did so. The recipients can be warned with a text we provide.',
    'A later caller knew of the loss and offered help for a fee. This contact is recorded separately as a possible link.',
  ],
};
