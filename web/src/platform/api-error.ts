import type { AppErrorCode, Issue } from '@fap/shared/kernel/app-error.ts';

/** A refused call. The message is exactly the status, a colon, a space and the body text (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: AppErrorCode | undefined;
  readonly issues: Issue[];
  readonly data: Record<string, unknown>;
  /** The sentence the server wrote for people, when the answer is JSON. */
  readonly reason: string | undefined;

  constructor(status: number, statusText: string, bodyText: string) {
    super(`${status}: ${bodyText || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    const body = parseErrorBody(bodyText);
    this.code = body.code;
    this.issues = body.issues ?? [];
    this.data = body.data ?? {};
    this.reason = body.message;
  }
}

interface LooseErrorBody {
  message?: string;
  code?: AppErrorCode;
  issues?: Issue[];
  data?: Record<string, unknown>;
}

/** Our own server writes ErrorBody (shared/kernel/app-error); anything else is read as having no details. */
function parseErrorBody(text: string): LooseErrorBody {
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text) as LooseErrorBody;
  } catch {
    return {};
  }
}

/** Whether an error is the server's answer with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** The server's sentence for people, else the fallback. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.reason ? error.reason : fallback;
}
