import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText } from '../kernel/schemas.ts';
import {
  CASE_STATUSES,
  DESCRIPTION_MAX_LENGTH,
  MAX_STOLEN,
  MAX_VICTIMS,
  NOTE_MAX_LENGTH,
  RISK_LEVELS,
  TASK_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from './constants.ts';
import { caseDetailsSchema, caseSchema, caseStepSchema, personSchema } from './entities.ts';

const words = (maxLength: number, missing: string) =>
  v.pipe(v.string(missing), v.trim(), v.minLength(1, missing), storableText(maxLength));
const wholeNumber = (max: number, name: string) =>
  v.pipe(
    v.number(t`Please enter ${name} as a number`),
    v.integer(t`Please enter ${name} as a whole number`),
    v.minValue(0, t`Please enter ${name} that is not negative`),
    v.maxValue(max, t`This is too large for ${name}`),
  );

const titleSchema = words(TITLE_MAX_LENGTH, t`Please enter a title`);
const descriptionSchema = words(DESCRIPTION_MAX_LENGTH, t`Please enter a description`);
const riskSchema = v.picklist(RISK_LEVELS, t`Please select a risk level`);
const statusSchema = v.picklist(CASE_STATUSES, t`Status is ${CASE_STATUSES.join(', ')}`);
const scamTypeSchema = v.picklist(SCAM_TYPES, t`Please select a scam type`);

/** What opens a case. */
export const newCaseSchema = v.object({
  title: titleSchema,
  description: descriptionSchema,
  scamType: scamTypeSchema,
  riskLevel: v.optional(riskSchema),
  clusterId: v.nullish(idSchema),
  victimCount: v.nullish(wholeNumber(MAX_VICTIMS, 'a number of victims')),
  /** Whole US dollars. */
  amountStolen: v.nullish(wholeNumber(MAX_STOLEN, 'an amount')),
});
export type NewCase = v.InferOutput<typeof newCaseSchema>;

/** What may be changed of a case; what is left out stays. */
const caseChangeSchema = v.object({
  title: v.optional(titleSchema),
  description: v.optional(descriptionSchema),
  status: v.optional(statusSchema),
  riskLevel: v.optional(riskSchema),
  /** Null takes the case away from its assignee. */
  assigneeId: v.nullish(idSchema),
  /** The words as the sender saw them: when they are others by now, nothing is changed. */
  seen: v.optional(
    v.object({
      title: v.optional(storableText(TITLE_MAX_LENGTH)),
      description: v.optional(storableText(DESCRIPTION_MAX_LENGTH)),
    }),
  ),
});
export type CaseChange = v.InferOutput<typeof caseChangeSchema>;

const caseFilter = {
  /** Words that must all occur in the number, title or description, as everybody may read them. */
  q: v.optional(v.pipe(v.string(), v.maxLength(200, t`Please use at most 200 characters`))),
  status: v.optional(statusSchema),
  riskLevel: v.optional(riskSchema),
  scamType: v.optional(v.picklist(SCAM_TYPES, t`Unknown scam type`)),
};
const filterSchema = v.object(caseFilter);
export type CaseFilter = v.InferOutput<typeof filterSchema>;

const byId = { params: v.object({ id: idSchema }) };
const taskById = { params: v.object({ id: idSchema, taskId: idSchema }) };
const changed = { responses: { 200: caseDetailsSchema } };

export const casesContract = {
  recentCases: defineEndpoint({
    method: 'GET',
    path: '/api/cases/recent',
    summary: 'Cases, newest first; the next page stands in Link',
    access: 'signed-in',
    query: v.object({ ...caseFilter, ...pageQuery(DEFAULT_PAGE) }),
    responses: { 200: v.array(caseSchema) },
  }),
  createCase: defineEndpoint({
    method: 'POST',
    path: '/api/cases',
    summary: 'Opens a case under the next number of the year',
    access: 'case.create',
    limit: 'answers',
    body: newCaseSchema,
    responses: { 201: caseDetailsSchema },
  }),
  case: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id',
    summary: 'A case: all of it for those who work on it, with personal data hidden for everybody else',
    access: 'signed-in',
    ...byId,
    responses: { 200: caseDetailsSchema },
  }),
  changeCase: defineEndpoint({
    method: 'PATCH',
    path: '/api/cases/:id',
    summary: 'Changes a case; by its owner, its assignee, analysts and admins',
    access: 'case.create',
    limit: 'steps',
    ...byId,
    body: caseChangeSchema,
    ...changed,
  }),
  assignees: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/assignees',
    summary: 'Whom a case can be given to: its owner, analysts and admins; for those who work on it',
    access: 'case.create',
    ...byId,
    responses: { 200: v.array(personSchema) },
  }),
  timeline: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/timeline',
    summary: 'What happened to a case, newest first; the next page stands in Link',
    access: 'signed-in',
    ...byId,
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(caseStepSchema) },
  }),
  addTask: defineEndpoint({
    method: 'POST',
    path: '/api/cases/:id/tasks',
    summary: 'Adds a task to a case',
    access: 'case.create',
    limit: 'steps',
    ...byId,
    body: v.object({ text: words(TASK_MAX_LENGTH, t`Please enter what is to be done`) }),
    responses: { 201: caseDetailsSchema },
  }),
  changeTask: defineEndpoint({
    method: 'PATCH',
    path: '/api/cases/:id/tasks/:taskId',
    summary: 'Marks a task of a case as done, or opens it again',
    access: 'case.create',
    limit: 'steps',
    ...taskById,
    body: v.object({ isDone: v.boolean() }),
    ...changed,
  }),
  deleteTask: defineEndpoint({
    method: 'DELETE',
    path: '/api/cases/:id/tasks/:taskId',
    summary: 'Deletes a task of a case',
    access: 'case.create',
    limit: 'steps',
    ...taskById,
    ...changed,
  }),
  signOff: defineEndpoint({
    method: 'POST',
    path: '/api/cases/:id/sign-off',
    summary: 'Signs a case off as it is now; any later change of it ends that',
    access: 'case.sign-off',
    limit: 'decisions',
    ...byId,
    body: v.object({ note: words(NOTE_MAX_LENGTH, t`Please enter a note`) }),
    ...changed,
  }),
  forensicReport: defineEndpoint({
    method: 'POST',
    path: '/api/reports/forensic/:id',
    summary: "Makes a case's forensic report as PDF, as far as the reader may read the case",
    access: 'signed-in',
    limit: 'analyses',
    ...byId,
    responses: {
      201: v.object({ reportId: v.string(), pdfUrl: v.string(), sha256: v.string() }),
    },
  }),
  forensicReportFile: defineEndpoint({
    method: 'GET',
    path: '/api/cases/:id/forensic-reports/:reportId',
    summary: 'A forensic report that was made: always the same bytes',
    access: 'signed-in',
    params: v.object({ id: idSchema, reportId: idSchema }),
    responses: { 200: 'file' },
  }),
};
