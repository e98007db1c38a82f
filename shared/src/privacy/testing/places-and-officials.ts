import { otherSideReport, type StatedReport, statedReport } from './stated-report.ts';

/** Strangers of a victim's own life: real officers, staff and passers-by. */
const OFFICIALS: readonly StatedReport[] = [
  statedReport(
    'The police officer said: "Your son was found in the river and is in the hospital, please send clothes."',
    'son',
    'river',
    'hospital',
  ),
  statedReport(
    'A detective told me: "Your daughter signed the loan, the fee is hers."',
    'daughter',
    'signed',
    'loan',
  ),
  statedReport('“Your husband paid for the funeral already”, the manager said.', 'husband', 'funeral'),
  statedReport(
    'The young officer wrote: "You cannot drive with that eye disease any more."',
    'eye disease',
    'drive',
  ),
  statedReport('The woman at the desk said: "The clinic moved you to Friday."', 'clinic', 'friday'),
  statedReport('Then a man said: "Sit down, you are bleeding from the head."', 'bleeding', 'head'),
];

/** Towns and homes whose names are words, and figures of several parts. */
const PLACES: readonly StatedReport[] = [
  otherSideReport(
    'Pay before your friends in Reading and at Rose Court hear of it',
    'reading',
    'rose',
    'rose court',
  ),
  otherSideReport(
    'pay before your friends in reading and at rose court hear of it',
    'reading',
    'rose',
    'rose court',
  ),
  otherSideReport('The whole of Bath knows where Hill and Stone live, pay today', 'bath', 'hill', 'stone'),
  otherSideReport('Pay today or we drive to Deal and ring at Maple Court, Flat B', 'deal', 'maple', 'flat b'),
  otherSideReport('we came to sandwich and took pictures of your house, pay today', 'sandwich'),
  otherSideReport('PAY TODAY OR WE COME TO BATH AND TELL ALL IN READING', 'bath', 'reading'),
  otherSideReport('Pay Your Fee Today Or We Come To Bath And Tell All In Reading', 'bath', 'reading'),
  otherSideReport(
    'We know that they pay Young in Sale 1,250.75 each week and 2.41 million in all',
    'young',
    'sale',
    '250',
    '75',
    '41',
  ),
];

/** Places, homes, and strangers who are no crooks. */
export const PLACES_AND_OFFICIALS: readonly StatedReport[] = [...OFFICIALS, ...PLACES];
