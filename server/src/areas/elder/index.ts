export { listGuardians, listLookedAfter } from './list-guarded.ts';
