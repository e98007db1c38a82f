import * as v from 'valibot';

const MARK = { ownWords: true };

/** A text of an answer that the product itself says; the server says it in the reader's language. Never what a person wrote. */
export const ownWords = v.pipe(v.string(), v.metadata(MARK));

/** Whether a schema is marked as the product's own words. */
export const isOwnWords = (schema: v.GenericSchema): boolean => v.getMetadata(schema).ownWords === true;
