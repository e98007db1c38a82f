import { t } from '@lingui/core/macro';

/** What the server calls whoever told it in a report; a victim has no name here. */
const VICTIM = 'A victim';

/** Who gave a piece, in the words of the page: a name is a name, and a victim is not one. */
export const contributorName = (name: string): string => (name === VICTIM ? t`A victim` : name);
