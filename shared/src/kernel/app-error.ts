import { t } from '@fap/shared/kernel/words.ts';

/** HTTP status of every expected failure. Transports map codes; nothing else decides a status. */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  INVALID: 400,
  CONFLICT: 409,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type AppErrorCode = keyof typeof ERROR_STATUS;

const DEFAULT_MESSAGE: Record<AppErrorCode, string> = {
  UNAUTHENTICATED: t`Unauthorized`,
  FORBIDDEN: t`You are not allowed to do this`,
  NOT_FOUND: t`Not found`,
  METHOD_NOT_ALLOWED: t`Method not allowed`,
  INVALID: t`The request is not valid`,
  CONFLICT: t`Somebody else changed this meanwhile`,
  TOO_LARGE: t`The request is too large`,
  WRONG_TYPE: t`This content type is not accepted here`,
  TOO_MANY: t`Too many requests, please wait`,
  UNAVAILABLE: t`The service is not ready`,
  INTERNAL: t`Something went wrong on our side`,
};

/** One thing that is wrong with an input: dotted path of the field and the message a person reads. */
export interface Issue {
  path: string;
  message: string;
}

/** The JSON body of every refused `/api` request. */
export interface ErrorBody {
  message: string;
  code: AppErrorCode;
  issues?: Issue[];
  data?: Record<string, unknown>;
}

export interface AppErrorDetails {
  message?: string;
  issues?: Issue[];
  /** Facts the client needs to go on, for example the current version after a conflict. */
  data?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** The cause, for the log, never for the response. */
  cause?: unknown;
}

/** An expected failure: thrown by verbs, mapped once per transport; anything else that is thrown is a bug. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly issues: Issue[] | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: AppErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? DEFAULT_MESSAGE[code], { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The wire form of this error. */
  toBody(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.issues ? { issues: this.issues } : {}),
      ...(this.data ? { data: this.data } : {}),
    };
  }
}
