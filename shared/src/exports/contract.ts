import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { EXPORT_FORMATS, EXPORT_PATH, EXPORT_TABLES } from './tables.ts';

/** Tables as files: what their screens list, whole. */
export const exportsContract = {
  table: defineEndpoint({
    method: 'GET',
    path: EXPORT_PATH,
    summary:
      'A list as a file, CSV or JSON, whole: what the list’s own call gives to whoever asks, with the same filters; recorded',
    access: 'signed-in',
    limit: 'exports',
    params: v.object({ table: v.picklist(EXPORT_TABLES, 'There is no such table') }),
    /** Beside the format, the parameters of the list’s own call, those of its path included. */
    query: v.looseObject({
      format: v.optional(v.picklist(EXPORT_FORMATS, 'Use csv or json'), 'csv'),
    }),
    responses: { 200: 'file' },
  }),
};
