import { HOSTILE_EDITS } from '../../server/src/testing/hostile-documents.ts';
