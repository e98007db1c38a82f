/** What a victim reports about themselves and their case that nobody else may learn. */
export interface Secrets {
  phone: string;
  email: string;
  iban: string;
  handle: string;
  fileName: string;
  loss: string;
  sentence: string;
  persona: string;
  fileWords: string;
}

/** The secrets of the victim under test. */
export const REPORTED: Secrets = {
  phone: '+1 415 555 2671',
  email: 'ottiline.q@hush-mail.example',
  iban: 'GB29 NWBK 6016 1331 9268 19',
  handle: '@otti_walks_home',
  fileName: 'larkspur-hill-letter.txt',
  loss: '$73,910',
  sentence:
    'My daughter Fenella and I live above the bakery beside the harbour and we sold the harmonium of my late husband to pay them.',
  persona: 'Barnaby Quillfeather',
  fileWords:
    'My aunt keeps the goats of the old abbey and cannot sleep since the letter came to our farm last winter.',
};
/** The secrets of another, earlier report. */
export const OTHER: Secrets = {
  phone: '+1 415 555 2684',
  email: 'marigold.z@hush-mail.example',
  iban: 'GB82 WEST 1234 5698 7654 32',
  handle: '@mari_walks_home',
  fileName: 'bluebell-dale-letter.txt',
  loss: '$48,260',
  sentence:
    'My brother Leopold and I live behind the foundry under the viaduct and we pawned the telescope of my late cousin to pay them.',
  persona: 'Crispin Brandlewick',
  fileWords:
    'My uncle mends the boats of the new quarry and cannot drive since the parcel came to our mill last summer.',
};
/** Secrets of the same form that nobody reported. */
export const UNKNOWN: Secrets = {
  phone: '+1 415 555 2699',
  email: 'rosamund.k@hush-mail.example',
  iban: 'DE89 3704 0044 0532 0130 00',
  handle: '@rosa_walks_home',
  fileName: 'primrose-moor-letter.txt',
  loss: '$61,430',
  sentence:
    'My nephew Cuthbert and I live below the brewery near the canal and we lent the gramophone of my late godmother to pay them.',
  persona: 'Lysander Thistlewood',
  fileWords:
    'My cousin tends the bees of the grey priory and cannot read since the notice came to our barn last spring.',
};
