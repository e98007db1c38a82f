export { type QueueMailInput, queueMail } from './queue-mail.ts';
