export { OpenAiEnricher } from './enrichment/enricher.ts';
export {
  alignExhibits,
  linkExhibits,
  lockExhibitsOf,
  lockFreeExhibits,
  moveExhibits,
} from './place-exhibits.ts';
export { isOwn, mayKnowOfOthers } from './policy.ts';
export { nameFor } from './presenter.ts';
export { type AnchoredRow, getEvidence, selectExhibits, withAnchor } from './queries.ts';
export { createReadingPorts } from './reading/reading-ports.ts';
export { type Question, readQuestion, searchWords } from './search-words.ts';
export { sweepUploads } from './sweep-uploads.ts';
