/** Where TAXII 2.1 wants its discovery (section 1.6.1). */
export const TAXII_PATH = '/taxii2/';
/** The one API root. */
export const TAXII_ROOT = `${TAXII_PATH}shared/`;
/** What TAXII 2.1 is sent as. */
export const TAXII_TYPE = 'application/taxii+json;version=2.1';
export const STIX_TYPE = 'application/stix+json;version=2.1';
