export { changeCase } from './change-case.ts';
export { addTask } from './change-tasks.ts';
export { createCase } from './create-case.ts';
export { findNotesAccess } from './notes-access.ts';
export { NOTES_LAYOUT } from './notes-layout.ts';
export { findCase } from './policy.ts';
export { signOffCase } from './sign-off-case.ts';
export { caseOfTopic } from './topics.ts';
