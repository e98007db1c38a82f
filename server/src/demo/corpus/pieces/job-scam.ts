export const jobScamPieces: Record<number, string[]> = {
  1: [
    'The victim had uploaded a curriculum vitae to a job board days before. The board can say who downloaded it.',
    'The offer was posted in groups for carers, students or migrants. It selects people who need work at home and have little room for loss.',
    "The message gives no reason for the choice of this person. Bulk sending is likely; the sender's range may be visible to the carrier.",
  ],
  2: [
    'The work portal {domain} has a login and a balance, but no company behind it in any register we looked at. The search is noted with date.',
    'Mails from {email} pass no sender check for the firm they name. The full header of one message would prove it.',
    "The contract is a template in which the company name was replaced, visible in the document's metadata. The file has been hashed.",
  ],
  3: [
    'Recruiter and trainer are two roles that relieve one another. Neither ever appears on camera with sound.',
    'The name of a real firm is used with a different address. The firm has a notice on its site that it does not recruit in this way.',
    "The contract, badge and welcome letter are the props. They arrive before any check of the applicant's skills.",
  ],
  4: [
    'High pay, few hours, no experience: the lure is plain. The wage given is above the usual one for such work.',
    'The interview ran in writing. Questions were professional, which the victim cites as the reason for trusting.',
    'Hiring was immediate, and the first instruction concerned money or documents. That order is the mark of this case.',
  ],
  5: [
    "From the job board the talk moved to a messenger on the first day. The board's fraud filter saw nothing after that.",
    'The victim was not to contact the firm directly or discuss the work with others. Confidentiality is given as a contract term.',
    'Group chats with cheerful colleagues replace real contact. Membership lists, if saved, are useful for comparison.',
  ],
  6: [
    'Payslips, schedules and a supervisor create normality. The victim worked reliably and expected wages.',
    'A first payout or a cheque seemed to confirm the employer. It came from a source other than the company named.',
    'The trainer sat with the victim through the first shift. Patience at this point is mentioned with warmth in the report.',
  ],
  7: [
    'A small withdrawal worked on the first evening. Its sender is an identifier worth tracing, as it belongs to the ring.',
    'The cheque was shown as available by the bank before it had cleared. The date of the return fixes the deception.',
    'The balance at {domain} rose with every task. It was never paid beyond the first small sum.',
  ],
  8: [
    'Wages are lost if the step is not done today. The rule was introduced only after work had begun.',
    'Other applicants are said to be waiting. The phrase returns in nearly every message and can be counted.',
    'Contract penalties and a visit at home are threatened. No contract of that kind could be enforced, a lawyer may confirm.',
  ],
  9: [
    'Passport, bank details and a photo with the document were handed in as an application. They suffice for an account in another name.',
    'A program had to be installed for the work. It should be examined by a specialist and not be started again.',
    'The victim carried out an identity check believing it was the job. The bank concerned should be told quickly.',
  ],
  10: [
    'Fees for certificate, kit or deposit went to {iban}. None of them would be legal for an employer to charge in many countries.',
    'Top-ups were sent to {eth} so that tasks could be finished. The sums rise by a factor of about three from one to the next.',
    "Coins for {btc} were bought from money that came in from strangers. The victim's role should be described without blame.",
    "A payment app was used towards a private person. User name and time are in the app's history.",
  ],
  11: [
    'Doubts were met by a new cost that would release the wages. The release has been one step away since then.',
    'The trainer offers to share the cost from their own pocket. No such share can be seen in any record.',
    'Customer service answers in the same style as the trainer. Typing errors agree, a comparison is suggested.',
  ],
  12: [
    'Incoming sums came from other victims, outgoing ones left the same day. The account was used as a pass-through.',
    "Parcels were sent on to forwarding addresses. Labels and photos in the victim's gallery carry the routes.",
    'The wallet {eth} shows many deposits of similar size on the public chain, if the address is confirmed. The count should be made by an analyst.',
  ],
  13: [
    'Contact ended the day before wages were due. Portal access was withdrawn at the same hour.',
    'The victim was told to delete the chat as a standard. An export made before then is of high value.',
    'The job advert is gone but was copied by a search engine. The cached text with date has been saved.',
  ],
  14: [
    'The victim had been asked to bring in friends. These people should be warned by the victim, not by us.',
    'The identity papers may appear in new adverts as those of a recruiter. A search for the document number is a task for the police.',
    'The same contract with other names circulates in forums. Only the wording is compared; it agrees except for names and sums.',
  ],
};
