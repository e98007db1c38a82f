export { findChain } from './checking/check-chain.ts';
export { listHeadStamps } from './checking/check-stamps.ts';
export { getChain } from './get-chain.ts';
export { listStampedSince, type StampedHead } from './stamping/list-stamped.ts';
