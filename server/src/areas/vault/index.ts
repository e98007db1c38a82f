export { bindDevelopmentChain } from './development-chain/routes.ts';
export { startMining } from './development-chain/start-mining.ts';
export { latestAnchoredBlock } from './queries.ts';
