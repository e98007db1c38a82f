export { changeCase } from './change-case.ts';
export { addTask } from './change-tasks.ts';
export { createCase } from './create-case.ts';
export { signOffCase } from './sign-off-case.ts';
