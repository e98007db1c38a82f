/** The product's name as it stands in the header and in every page title. */
export const PRODUCT_NAME = 'Forensic Anti-Fraud Platform';
