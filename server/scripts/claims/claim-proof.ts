/** The proof of a sentence: the row, field or rule it is based on, and the test that fails when it claims more. */
export interface ClaimProof {
  /** The whole sentence; `*` at the end stands for the rest of a long one. */
  says: string;
  /** `No fact` for questions, advice, names and denials; `Specification` for binding words; `Untested` for a row without a test. */
  proof: string;
  /** The test that fails when the sentence is wrong; the three kinds above have none. */
  test?: string;
}

/** Proofs by the file with the sentences. */
export type ClaimsByFile = Readonly<Record<string, readonly ClaimProof[]>>;
