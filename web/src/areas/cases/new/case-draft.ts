import { type NewCase, newCaseSchema } from '@fap/shared/cases/contract.ts';
import * as v from 'valibot';

interface CaseDraft {
  title: string;
  description: string;
  scamType: string;
  riskLevel: string;
  clusterId: string;
  victimCount: string;
  amountStolen: string;
}
export type DraftField = keyof CaseDraft;

export const EMPTY_DRAFT: CaseDraft = {
  title: '',
  description: '',
  scamType: '',
  riskLevel: 'medium',
  clusterId: '',
  victimCount: '',
  amountStolen: '',
};

/** A draft as the call takes it, or what is wrong with each of its fields. */
export function checkDraft(
  draft: CaseDraft,
): { input: NewCase } | { errors: Partial<Record<DraftField, string>> } {
  const result = v.safeParse(newCaseSchema, {
    ...draft,
    clusterId: draft.clusterId || null,
    victimCount: numberOf(draft.victimCount),
    amountStolen: numberOf(draft.amountStolen),
  });
  if (result.success) return { input: result.output };
  const errors: Partial<Record<DraftField, string>> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key) as DraftField;
    errors[field] ??= issue.message;
  }
  return { errors };
}

/** Null for nothing; not a number for what is none. Dollar signs and thousands separators are fine. */
function numberOf(text: string): number | null {
  const plain = text.replaceAll(/[\s$,]/gu, '');
  return plain === '' ? null : Number(plain);
}
