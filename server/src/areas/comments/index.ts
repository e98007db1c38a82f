export { eraseOwnComments } from './erase-own-comments.ts';
export { moderateComment } from './moderate-comment.ts';
