import { BUILT_IN_SOURCES } from '@fap/shared/harvest/sources.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { SAMPLE_FEEDS_PATH } from '../../areas/harvest/index.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Clock } from '../../platform/runtime/clock.ts';
import { sampleDocument } from './sample-documents.ts';
import { sampleWarnings } from './sample-warnings.ts';

/** The source that answers 403, to show a source without access. */
const CLOSED_SOURCE = 'chainabuse';

/** Serves the demo's sample feeds over HTTP, so that the harvest fetches them like any other. */
export function bindSampleFeeds(app: HttpApp, clock: Clock): void {
  app.get(`${SAMPLE_FEEDS_PATH}:source`, (http) => {
    const source = BUILT_IN_SOURCES.find(({ id }) => id === http.req.param('source'));
    if (!source) return http.text('There is no such feed', 404);
    if (source.id === CLOSED_SOURCE) return http.json({ message: 'An API key is required' }, 403);
    const { body, contentType } = sampleDocument(
      source.format,
      source.name,
      sampleWarnings(source.id, clock.now()),
    );
    const etag = `"${sha256Hex(body).slice(0, 32)}"`;
    // Compression turns the entity tag into a weak one.
    if (http.req.header('if-none-match')?.replace(/^W\//u, '') === etag)
      return http.body(null, 304, { ETag: etag });
    return http.body(body, 200, { 'Content-Type': contentType, ETag: etag });
  });
}
