import type { AppErrorCode, Issue } from '@fap/shared/kernel/app-error.ts';

/** An error response. The message is exactly the status, a colon, a space and the body text (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: AppErrorCode | undefined;
  readonly issues: Issue[];
  readonly data: Record<string, unknown>;
  /** The server's message for users, when the body is JSON. */
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

/** Parses our server's ErrorBody (shared/kernel/app-error); any other body gives no details. */
function parseErrorBody(text: string): LooseErrorBody {
  if (!text.startsWith('{')) return {};
  try {
    return JSON.parse(text) as LooseErrorBody;
  } catch {
    return {};
  }
}

/** Whether an error is a response with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status;
}

/** The server's message for users, or the fallback. */
export function reasonOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.reason ? error.reason : fallback;
}

/** The server's message when somebody else was first or a rule forbids it (409), else the fallback. */
export const conflictReasonOf = (error: unknown, fallback: string): string =>
  isStatus(error, 409) ? reasonOf(error, fallback) : fallback;
