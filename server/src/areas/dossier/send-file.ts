import type { WrittenDossier } from './content/written-dossier.ts';

interface FileKind {
  type: string;
  ending: string;
  /** Where it is known before it is sent. */
  sizeBytes?: number | null;
}

/** The answer that is a file of a dossier, named by ClusterChain ID and version. */
export function sendFile(
  body: string | Uint8Array | ReadableStream<Uint8Array>,
  { content, edition }: WrittenDossier,
  { type, ending, sizeBytes }: FileKind,
): Response {
  const name = `dossier-${content.cluster.clusterChainId}-v${edition.version}.${ending}`;
  return new Response(body as ConstructorParameters<typeof Response>[0], {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      ...(sizeBytes == null ? {} : { 'Content-Length': String(sizeBytes) }),
    },
  });
}
