export const cryptoRecoveryPieces: Record<number, string[]> = {
  1: [
    'The contact followed an earlier loss that only the first scammers, a forum post or a leaked creditor list could have revealed. Worth asking each victim where the loss had been mentioned in public.',
    'Whoever made contact knew the earlier platform without being told. That points to a list of past victims being traded; it does not prove the same group ran both scams.',
    'The wording is aimed at people already searching for help. A screenshot of the search or group in which the victim first asked would date the sourcing step.',
  ],
  2: [
    '{domain} appears in the report text and in a screenshot with the same spelling. Registration date and certificate log entry should be captured before the page goes down.',
    'The archived start page of {domain} loads its balance figure from a fixed value in the page source. The number shown to the victim was therefore typed in, not read from a chain.',
    'No physical address in the material resolves to an office; the building named in the signature is a serviced mailbox provider according to its own public page.',
  ],
  3: [
    'The roles are split: one voice for intake, another for approval. The second person is introduced by title only, and no licence number is given.',
    'The certificate sent as proof carries a seal whose edges are blurred like an enlarged web image. A perceptual hash of it would let other clusters be compared.',
    'Job titles used here (case manager, release officer, analyst) match no public register entry under the reported alias. Absence from a register is a hint, not proof.',
  ],
  4: [
    'The opening names the stolen amount in the first sentences. It is offered as proof of authority, before anything is asked for.',
    'The lure is that the coins are already found. That turns the conversation from whether to how, which the victim describes as a relief.',
    'First contact and first price are less than a day apart according to the dates in the report. The original message with full headers would confirm the hour.',
  ],
  5: [
    'The victim was told not to speak to the bank, with the reason that banks block recovery payments. The quoted line is in the evidence field.',
    'The conversation leaves the channel on which it began as soon as money is mentioned. The move is proposed by the scammer and framed as confidentiality.',
    'Family are named as people who would not understand. This is the isolation line; it comes before the largest payment, not after.',
  ],
  6: [
    'Trust is built with real data: a transaction hash the victim could check independently. Only what follows from it is invented.',
    'The contact called at the same time of day and asked about everyday things first. The victim mentions this unprompted, so it probably mattered.',
    'Client reviews were shown as reassurance. Several share the same phrases; the capture should be kept, since such pages change quickly.',
  ],
  7: [
    "The account at {domain} shows a balance in the victim's name, marked as locked. No outgoing payment to the victim is documented anywhere.",
    'A progress display moved during the session and served as the only proof of work. No third-party record of any tracing was provided.',
    'The sample result handed over for free consists of data anyone can read on a public explorer. It proves effort of minutes.',
  ],
  8: [
    'A deadline is set in hours and then renewed at least once. Each renewal is presented as a personal favour.',
    'The line about forfeiting everything over the last small step is a sunk-cost argument. It is used after the first payment only.',
    'Authority and fear are combined: the process is official, and delay or disclosure is said to void it. Both spans are marked in the quote.',
  ],
  9: [
    'Identity papers were uploaded during registration. The victim should be told to treat them as compromised, whatever happened to the money.',
    'The request aimed at something that gives control (login, phrase, screen or signature), not only at a fee. The exact field labels on {domain} would settle which.',
    'No remote session is proven from the text alone. A list of programs installed on that day would answer the question.',
  ],
  10: [
    "The payment instruction names {btc}; the checksum of the address is valid. The transaction hash from the victim's wallet is still missing.",
    'Payment went to {iban} by bank transfer, so the receiving bank can be named from the code. Date and amount are in the report, the slip is not attached.',
    'The token transfer to {eth} can be read on a public explorer once the hash is known. Asked for: hash, exchange used, and time in UTC.',
    'The first sum is small and the second several times as large, which fits a fee ladder. Receipts for each step would let the amounts count as documented.',
  ],
  11: [
    'When the victim objected, a new cost with a new name appeared: tax, bond, certificate. None had been mentioned at the start.',
    'A refusal was answered by a more senior persona. The handover happens inside a day, so the roles probably share one desk.',
    'Objections are met with a promise of refund together with the coins. No document sets out the terms of such a refund.',
  ],
  12: [
    'The address {btc} should be watched for onward movement; clustering by common input would need the full transaction list. No exchange is identified yet.',
    "Where the account {iban} is held abroad, the victim's bank can still send a recall request. Whether one was sent is not stated.",
    'Nothing in the report shows where the money went after the first hop. Left open on purpose until a hash is on file.',
  ],
  13: [
    'Access was closed after the first refusal, without a last message. Date of the last login is a useful anchor for the timeline.',
    'The page stopped answering after the final payment. An archived copy is the only trace; it has been hashed and should be added to the vault.',
    'Delay was used as cover: each wait is explained by a third party such as customs, a court or a pool. None of them is named so that it could be checked.',
  ],
  14: [
    'The victim was contacted again after stopping, with a fresh reason to pay. This is itself a second recovery attempt and should be filed as its own event.',
    "The victim's details are now on at least two lists: that of the first scam and this one. A warning about further calls belongs in the reply to the report.",
    'The same script is recommended to others in comments. Handles that praise the service are worth collecting, without writing to them.',
  ],
};
