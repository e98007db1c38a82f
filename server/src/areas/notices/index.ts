export { countUnread } from './list-notices.ts';
