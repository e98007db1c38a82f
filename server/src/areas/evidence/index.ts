export { OpenAiEnricher } from './enrichment/enricher.ts';
export { forgetFreeItems, listOwnOriginals, removeOriginals } from './erase-evidence.ts';
export { keepStatement, readStatement } from './keep-statement.ts';
export {
  alignEvidenceItems,
  countFiles,
  linkEvidenceItems,
  lockEvidenceItemsOf,
  lockFreeEvidenceItems,
  moveEvidenceItems,
  refuseNewStatements,
} from './place-evidence-items.ts';
export { isOwn, mayKnow, mayKnowOfOthers } from './policy.ts';
export { presentFileName } from './presenter.ts';
export { type AnchoredRow, getEvidence, selectEvidenceItems, withAnchor } from './queries.ts';
export { createReadingPorts } from './reading/reading-ports.ts';
export { parseQuestion, type Question, searchWords } from './search-words.ts';
export { sweepUploads } from './sweep-uploads.ts';
export { returnEvidenceItems, setClosedToAnalysts, withholdEvidenceItems } from './withhold-evidence.ts';
