export { createCase } from './create-case.ts';
