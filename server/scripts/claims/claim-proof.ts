/** What proves a sentence: the row, field or rule it is made from, and the test that fails when it claims more. */
export interface ClaimProof {
  /** The whole sentence; `*` at the end stands for the rest of a long one. */
  says: string;
  /** `No fact` for what asks, advises, names or denies; `Specification` for binding words; `Untested` for a row no test reads yet. */
  proof: string;
  /** The test that fails when the sentence is not so; the three kinds above have none. */
  test?: string;
}

/** Proofs by the file that says the sentences. */
export type ClaimsByFile = Readonly<Record<string, readonly ClaimProof[]>>;
