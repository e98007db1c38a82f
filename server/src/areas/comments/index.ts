export { eraseOwnComments } from './erase-own-comments.ts';
export { moderateComment } from './moderate-comment.ts';
export { isThreadReadable } from './policy.ts';
export { writeComment } from './write-comment.ts';
