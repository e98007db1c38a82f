export const romancePieces: Record<number, string[]> = {
  1: [
    "Contact was made where people say something about their life: a profile, a group, a game. The victim's own public post is echoed in the first messages.",
    'The profile text mentions a loss or a new beginning, and the opening line picks it up. This suggests selection by reading, not by mass mailing.',
    'Which platform sent the match, and on what date, is the first thing to ask for. The account may be gone, but the platform keeps the identifier.',
  ],
  2: [
    '{domain} is the only web address in the material. It is young compared with the story it tells; the registration record should be captured.',
    'The page at {domain} has a login but no imprint, and its pictures are found on unrelated sites. A structure hash would show whether it is a rented template.',
    'Number and messenger account were used throughout; the country prefix does not fit the place the persona claims to live in. Prefixes can be rented, so this is only a hint.',
  ],
  3: [
    "The photographs are too few and too good. A reverse image search on the victim's copy is open; the result should be stored with date and engine.",
    'The persona has a job that explains absence and money at the same time. A helper in a second role confirms it when doubt comes up.',
    'Biographical details stay the same across messages: profession, bereavement, one relative. These fixed points are good search terms for other clusters.',
  ],
  4: [
    'The first message refers to something personal and asks for nothing. Money is not mentioned until the relationship has a name.',
    'The opener could pass for a mistake or a compliment. It is short, and the reply is rewarded at once with attention.',
    'From the dates given, daily contact began within the first week. The chat export would let the hours be counted.',
  ],
  5: [
    "The move off the original platform is proposed by the persona, with the reason that the place is full of liars. After it, the platform's own warnings no longer reach the victim.",
    'Secrecy is presented as romance: a surprise for later, a thing between two people. Family members are named as jealous.',
    'The victim was given ready answers for the bank. That line is isolation and preparation of the payment at once.',
  ],
  6: [
    'Good morning and good night messages form a routine. The regularity is visible in the times and would show a shift pattern in a full export.',
    'Trust grows through small confessions on the other side. None of them can be verified, and none costs anything.',
    'Future plans such as a house, a visit or a wedding are made concrete early. They later serve as the reason for the payment.',
  ],
  7: [
    'The victim saw a sum of money belonging to the persona on {domain}. It was meant as security, and it exists only on that page.',
    "A small amount or a small kindness came back early. It is the only flow in the victim's direction and should be documented like a payment.",
    'Proof consisted of documents: ticket, invoice, certificate, photograph. All are images, none comes directly from the institution shown in them.',
  ],
  8: [
    'Guilt is the main lever: doubt is answered with hurt. Urgency comes second, through a third person who will not wait.',
    'Love and deadline stand in the same sentence in the quoted message. The ask follows immediately.',
    'The victim reports being praised after every payment and ignored after every question. Intervals between messages would show it in figures.',
  ],
  9: [
    'Personal data were collected in the normal course of talking: address, relatives, savings, daily routine. No form was needed.',
    'The login at {domain} asked for identity papers. The victim should be advised to flag them as misused.',
    'It is not documented whether the persona ever had access to an account or device. A question about screen sharing and codes is still open.',
  ],
  10: [
    'Transfers went to {iban}. The name of the account holder as typed by the victim differs from every persona in the story.',
    'Coins were bought at a regular exchange and sent on to {eth}. The exchange holds the time and the hash, which makes it the best next source.',
    'The bitcoin address {btc} was given in a message, so the instruction itself is preserved. Amounts rise from one payment to the next.',
    'Several payments are described, with purposes that change each time. A table with date, sum, rail and stated reason would serve the investigator best.',
  ],
  11: [
    'When asked for a video call or a meeting, the persona sends an obstacle instead: storm, customs, arrest, illness. The obstacle costs money.',
    'A professional helper steps in when the victim hesitates. The tone changes from tender to formal within the same day.',
    'Refusal is treated as betrayal. The reply asks for one last payment as proof of feeling.',
  ],
  12: [
    'The receiving account is in a name that appears nowhere in the chat. It may belong to another victim used to pass money on, so care is needed in wording.',
    'Beyond {eth} nothing is known at present. If the deposit address is confirmed in a second report, tracing becomes worthwhile.',
    'Money left by more than one rail. That makes a single recall unlikely to suffice; each bank or exchange needs its own notice.',
  ],
  13: [
    'The persona fell silent after the first firm refusal. Profile and pictures were removed; screenshots are the only copy.',
    'The end is explained by a tragedy, which keeps the victim from reporting. The time between last payment and last message is short.',
    "Blocking came without a goodbye, on all channels in one day. The date can be cross-checked with the last-seen mark in the victim's app.",
  ],
  14: [
    'After the break, somebody offered to get the money back. Whether the two are connected is not shown; the timing is noted.',
    'The same phrases are reported under another first name. Text comparison supports a shared script, which is less than a shared author.',
    'The victim was asked to receive money or parcels for the persona. This needs a gentle explanation of the risk to the victim themselves.',
  ],
};
