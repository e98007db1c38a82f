export type { AnchorPorts, BlockSource } from './anchoring/anchor-ports.ts';
export { findBlocksAt } from './anchoring/find-blocks.ts';
export { readHeaders } from './anchoring/read-headers.ts';
export { bindDevelopmentChain } from './development-chain/routes.ts';
export { startMining } from './development-chain/start-mining.ts';
export {
  type DocumentStamp,
  joinProof,
  listDocumentStamps,
  listItemProofs,
  stampDocument,
} from './documents.ts';
export { listEntries } from './list-entries.ts';
export { openAnchorPorts } from './open-anchor-ports.ts';
export { findLatestAnchoredBlock } from './queries.ts';
