export { nameForStrangers } from './name-for-strangers.ts';
export { type Letter, queueMail } from './queue-mail.ts';
