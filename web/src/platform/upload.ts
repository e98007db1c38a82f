import type { EndpointDefinition, EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@lingui/core/macro';
import { urlOf } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** An upload without progress for this long, in milliseconds, is aborted; a slow one may take any time. */
const STALL_TIMEOUT_MS = 120_000;

export interface UploadRequest {
  /** Name of the multipart field that carries the file. */
  field: string;
  file: File;
  /** Further fields, sent before the file: texts and small files. */
  fields?: Record<string, string | Blob>;
  /** Called with 0–1 during the upload. */
  onProgress?: (ratio: number) => void;
}

/** Uploads one file as multipart; uses XMLHttpRequest, because fetch reports no upload progress. */
export function uploadFile<D extends EndpointDefinition>(
  endpoint: D,
  request: UploadRequest,
): Promise<EndpointResponse<D>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(request.fields ?? {})) form.append(name, value);
  form.append(request.field, request.file, request.file.name);

  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    let stall = window.setTimeout(() => call.abort(), STALL_TIMEOUT_MS);
    const handleProgress = (ratio: number) => {
      window.clearTimeout(stall);
      stall = window.setTimeout(() => call.abort(), STALL_TIMEOUT_MS);
      request.onProgress?.(ratio);
    };
    call.upload.onprogress = (event) =>
      handleProgress(event.lengthComputable ? event.loaded / event.total : 0);
    call.upload.onload = () => handleProgress(1);
    call.onloadend = () => window.clearTimeout(stall);
    call.onerror = () => reject(new TypeError(t`The connection was lost during the upload`));
    call.onabort = () => reject(new TypeError(t`The upload took too long`));
    call.onload = () => {
      const isDone = call.status >= 200 && call.status < 300;
      if (!isDone) return reject(new ApiError(call.status, call.statusText, call.responseText));
      try {
        resolve(parseAnswer(call.responseText));
      } catch (error) {
        // Not the server's answer, but one of something on the way to it.
        reject(error);
      }
    };
    call.open(endpoint.method, urlOf(endpoint));
    call.withCredentials = true;
    call.send(form);
  });
}

/** No validation here: the server checks every answer against the endpoint's schema. */
function parseAnswer<Answer>(text: string): Answer {
  return JSON.parse(text) as Answer;
}
