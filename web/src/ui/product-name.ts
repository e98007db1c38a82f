import { t } from '@lingui/core/macro';
/** The product's name in the header and in page titles. */
export const PRODUCT_NAME = t`Forensic Anti-Fraud Platform`;
