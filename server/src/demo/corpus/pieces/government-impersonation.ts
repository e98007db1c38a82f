export const governmentImpersonationPieces: Record<number, string[]> = {
  1: [
    'The caller had real fragments: a former address, part of a number, a filing date. Such sets are sold after leaks; which leak it was is not known.',
    'The group addressed has a duty towards an authority at that time, such as a return, a visa or a renewal. The timing of the contact follows the public calendar.',
    'Public registers list the person or firm with a date. First contact came a few days after the entry.',
  ],
  2: [
    '{domain} imitates the address pattern of an authority but does not belong to its name space. The registration record has been requested for the file.',
    "The displayed number was that of a real office. Caller identification can be forged, so it says nothing about the line used; the carrier's log would.",
    "Behind {phone} is a menu that copies the office's announcement. A recording exists only if the victim's phone made one.",
  ],
  3: [
    'An officer, a second officer and a clerk play together and confirm one another. The ranks used mix two different authorities.',
    'The letter carries a crest, a file number and a signature. The file number does not have the length the office uses.',
    "A uniform and a flag were seen on video. Background and insignia should be compared with the victim's screenshot, not with memory.",
  ],
  4: [
    'The lure is fear of a penalty that has supposedly been decided already. The victim is offered a way out in the same breath.',
    'A refund or a grant stands at the beginning and a fee follows. The sum is odd, which makes it look calculated.',
    'First contact demands an answer on the same day. Genuine offices write and set weeks; the victim knew this afterwards.',
  ],
  5: [
    'A gag order or confidential procedure forbids the victim to speak to anyone. It names the spouse, the bank or a lawyer expressly.',
    'The line had to stay open for hours. Several victims in comparable cases describe the same; here it is documented by the call duration.',
    'A second call from another authority arrived during the first. It removes the chance of checking, because the check seems to have happened.',
  ],
  6: [
    'The caller let the victim verify something: look up a number, read a page on {domain}. Every source offered was provided by the caller.',
    'Politeness and regret are used: the officer would like to help. The victim reports having felt grateful.',
    'Details from a real file were read out to show insight. None of them goes beyond what leaked data contain.',
  ],
  7: [
    "The case could be seen online with the victim's name. A page that shows the name typed in a minute earlier is easily made.",
    'A receipt with serial number and seal followed each payment. No office has been able to find such a number.',
    'There was no benefit to the victim at any time. The proof stage consists of documents only.',
  ],
  8: [
    'Arrest is announced for the same hour and can be turned away by obedience. Authority and time pressure are inseparable here.',
    'The officer says that he risks something by helping. Reciprocity is built on that before the sum is named.',
    'Consequences for relatives, a visa or a job are mentioned. The quote should be reviewed for a criminal threat.',
  ],
  9: [
    'Identity number, date of birth and bank were confirmed by the victim, bit by bit. What was read out and what was supplied should be kept apart.',
    'Form fields on {domain} go beyond the stated purpose. A copy of the form without the entries would be enough for evidence.',
    "The victim raised a transfer limit on instruction. The bank's log gives the exact minute, which fixes the timeline.",
  ],
  10: [
    'Cash was fed into a kiosk for {btc}. The operator keeps image, time and note count; the receipt names the machine.',
    'The sum was moved to {iban} as a so-called safe or supervised account. No authority runs accounts in such a form.',
    "Valuables or cash were handed to a courier. Place, time and vehicle are the lines of enquiry; neighbours' cameras keep images only for days.",
    'Payment was taken by card under a merchant name that has nothing to do with an office. The statement line should be copied exactly.',
  ],
  11: [
    'After payment a further offence or fee came up. The second demand uses the same legal words with another number.',
    'When the victim asked for a letter, the caller threatened to hand over the file. This reply was ready at once.',
    'The prepared answer for bank staff has been written down by the victim. It is one of the most characteristic phrases of the case.',
  ],
  12: [
    'The kiosk deposits reached {btc} within minutes. Whether they were combined with others can be seen on the public chain.',
    'The account holder of {iban} is a private person according to the slip. That person may be deceived as well.',
    'For goods and cash there is no electronic trace. The chain of handovers has to be rebuilt from witnesses.',
  ],
  13: [
    'The page with the case was removed within days. Its certificate entry remains in the public log and proves that it existed.',
    'The caller ended with a certificate to be sent by post. The waiting time delayed the report to the police.',
    "The victim was to delete messages or write nothing down. What is left is the call list and the bank's record.",
  ],
  14: [
    'A second officer called later about the return of the money. This looks like the same scheme again; whether more was paid is still to be asked.',
    "The data given can be used for accounts or benefits in the victim's name. Blocking steps should stand at the top of the reply.",
    'Others of the same group (students, pensioners, new firms) got similar calls that week. The office imitated has published a warning, cited with its date.',
  ],
};
