export { bindDevelopmentChain } from './development-chain/routes.ts';
export { startMining } from './development-chain/start-mining.ts';
export { listEntries } from './list-entries.ts';
export { openAnchorPorts } from './open-anchor-ports.ts';
export { findLatestAnchoredBlock } from './queries.ts';
