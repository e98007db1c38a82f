import type { SourceFormat } from '@fap/shared/harvest/sources.ts';
import type { SampleWarning } from './sample-warnings.ts';

interface SampleDocument {
  contentType: string;
  body: string;
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => `&#${character.codePointAt(0)};`);

type Render = (name: string, warnings: readonly SampleWarning[]) => SampleDocument;

const RENDERERS: Record<SourceFormat, Render> = {
  rss: (name, warnings) => ({
    contentType: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${escapeXml(name)} (sample)</title><link>https://sample.example/</link><description>Sample feed of the demo</description>${warnings
      .map(
        ({ id, title, summary, url, publishedAt }) =>
          `<item><guid isPermaLink="false">${id}</guid><title>${escapeXml(title)}</title><link>${escapeXml(url)}</link><pubDate>${publishedAt.toUTCString()}</pubDate><description>${escapeXml(`<p>${escapeXml(summary)}</p>`)}</description></item>`,
      )
      .join('')}</channel></rss>`,
  }),
  atom: (name, warnings) => ({
    contentType: 'application/atom+xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:sample</id><title>${escapeXml(name)} (sample)</title><updated>${warnings[0]?.publishedAt.toISOString() ?? ''}</updated>${warnings
      .map(
        ({ id, title, summary, url, publishedAt }) =>
          `<entry><id>${id}</id><title>${escapeXml(title)}</title><link href="${escapeXml(url)}"/><updated>${publishedAt.toISOString()}</updated><content type="html">${escapeXml(`<p>${escapeXml(summary)}</p>`)}</content></entry>`,
      )
      .join('')}</feed>`,
  }),
  json: (_name, warnings) => ({
    contentType: 'application/json',
    body: JSON.stringify({
      alerts: warnings.map(({ id, title, summary, url, publishedAt }) => ({
        id,
        name: title,
        description: summary,
        url,
        date: publishedAt.toISOString(),
      })),
    }),
  }),
  html: (name, warnings) => ({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><title>${escapeXml(name)} (sample)</title></head><body><h1>${escapeXml(name)}</h1><table><tr><th>Name</th><th>Details</th></tr>${warnings
      .map(
        ({ title, summary, url, publishedAt }) =>
          `<tr><td><a href="${escapeXml(url)}">${escapeXml(title)}</a></td><td>${escapeXml(summary)} <time datetime="${publishedAt.toISOString()}"></time></td></tr>`,
      )
      .join('')}</table></body></html>`,
  }),
};

/** Renders a source's warnings in its format. */
export const sampleDocument = (
  format: SourceFormat,
  name: string,
  warnings: readonly SampleWarning[],
): SampleDocument => RENDERERS[format](name, warnings);
