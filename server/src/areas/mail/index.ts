export { nameForStrangers } from './name-for-strangers.ts';
export { queueMail } from './queue-mail.ts';
