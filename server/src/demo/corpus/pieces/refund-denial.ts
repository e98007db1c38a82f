export const refundDenialPieces: Record<number, string[]> = {
  1: [
    'Those affected had complained in public or searched for a refund shortly before. The complaint itself seems to be the sourcing list.',
    "An advertisement or search result came first. The victim's browser history with the clicked address would show the campaign parameters.",
    'The offer fits a moment of stress: a cancelled trip, a closed firm, a broken item. Dates of the public event and of the first contact lie close together.',
  ],
  2: [
    '{domain} copies the layout of an official complaint or shop page. Its terms name a different company than its payment page does.',
    'The contact form of {domain} posts to a third-party mailer, according to the saved page source. The mailer can be asked by the authorities, not by us.',
    'The imprint gives a street that belongs to another business. A dated screenshot of the map entry has been suggested as evidence.',
  ],
  3: [
    'There is a friendly front (clerk, customer care) and a strict authority behind it. Messages of both have the same spacing and the same closing formula.',
    'Titles such as arbiter, assessor or collections officer are used without a licence number. The reported aliases are recorded as given.',
    'Documents come with coats of arms and clause numbers. The clauses quoted could not be found in the law they cite; a lawyer should confirm this.',
  ],
  4: [
    'The lure is fairness: somebody finally takes the complaint seriously. No price is mentioned until the details are entered.',
    'A bargain or a free sample stands at the start, and the obstacle only after payment. The advert text should be saved with its date.',
    "First contact repeats the victim's own complaint word for word. That indicates scraping of the review rather than a partner's data.",
  ],
  5: [
    'The victim was told not to contact the merchant or the bank while the case is open. The stated reason is that this would waive the claim.',
    'Everything runs through one mailbox or chat, and every reply opens a new ticket. It keeps the history from being seen in one place.',
    "A move from the platform's protected payment to a direct transfer is suggested early. It removes the buyer protection.",
  ],
  6: [
    'Procedure creates trust here: case number, hearing date, decision. Each step is answered punctually as long as money is expected.',
    'Sympathy is expressed before each demand. The victim remembers the clerk as kind, which delayed the report.',
    'Reviews and seals are shown on the page. One seal links to a picture instead of to the issuer.',
  ],
  7: [
    'A favourable decision or a visible credit is presented before the next fee. No payment to the victim ever followed it.',
    'Partial refunds of a few percent are offered for keeping the goods. Acceptance would end the dispute, which is probably the purpose.',
    'The balance or voucher on {domain} exists only there. It has a value of zero everywhere else.',
  ],
  8: [
    'Deadlines are legal in tone: the award lapses, the window closes. They have no basis in any document supplied.',
    'The threat of debt collection or a note to the employer is made before any claim is proven. The quote should be kept in full.',
    'The demand is split into fees that each look small beside the amount at stake. Together they exceed what was first lost.',
  ],
  9: [
    'Card number and a confirmation code were entered on {domain}. The card should be treated as copied even if no debit is visible yet.',
    'Proof was asked for again and again: photos, identity papers, bank details. The documents are worth more to the sender than the fee.',
    'Whether the screen was shared during the refund is not clear from the text. The question has been put on the list for the victim.',
  ],
  10: [
    "The fee was transferred to {iban}; the account is not in the country of the claimed office. The slip would show the holder's name.",
    'Card payments show a merchant descriptor that differs from the shop. The exact line from the statement is requested.',
    'Payment was steered away from cards with an excuse about a technical error. This is recorded as the point where protection was lost.',
  ],
  11: [
    'Objections lead to a larger offer or to a stricter person, depending on their tone. Both replies appear to be prepared.',
    'A dispute at the bank is answered with the threat of a chargeback claim. No such claim was ever filed as far as known.',
    'The case is reopened after each payment on account of one more missing step. The list of steps has not been shown in advance.',
  ],
  12: [
    '{iban} is the only receiving account so far. A second, independent report with the same account would turn it from mentioned to confirmed.',
    'Recurring debits continue under changing names. A table of descriptor, date and amount would allow the bank to block the group.',
    'Nothing is known about onward movement. Since the amounts are small, linking many reports matters more than tracing one.',
  ],
  13: [
    "Answers become slower as the bank's claim period runs out, then stop. The dates support a deliberate delay but do not prove it.",
    'The account was closed for an alleged breach of rules as soon as questions were asked. The closing message has been archived.',
    'The shop name disappears while the address stays in use for the next one. An archive of the imprint page should be kept per month.',
  ],
  14: [
    'The same template is used for other goods or events. Structure hashes of {domain} could be compared across clusters.',
    'After the loss the victim is a target for arbitration and recovery offers. A note about this belongs in the first reply.',
    'Others affected can be found in public reviews with the same sentences. Only public text is collected, nobody is written to.',
  ],
};
