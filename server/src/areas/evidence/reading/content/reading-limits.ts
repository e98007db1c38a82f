/** Characters kept of a file's words. */
export const TEXT_CHARACTERS = 200_000;
/** Bytes read of a plain text: UTF-8 takes at most four per character. */
export const TEXT_BYTES = 4 * TEXT_CHARACTERS;
/** Limits of metadata entries, and of characters in each. */
export const METADATA_ENTRIES = 100;
export const METADATA_CHARACTERS = 1_000;
/** Limits of listed attachments and links. */
export const ATTACHMENTS = 200;
export const LINKS = 500;
/** Pages read of a PDF. */
export const PDF_PAGES = 1_000;
/** Bytes a zip-based document may unpack to. */
export const UNPACKED_BYTES = 200 * 1024 * 1024;
/** Limit of pixels: enough for phone cameras, far below a decompression bomb. */
export const PIXELS = 64_000_000;
/** Longest side of a picture's preview: letters of a phone's screenshot can be read. */
export const PREVIEW_SIDE = 2_000;
/** Longest side of a picture in a list, for screens of twice the density. */
export const THUMBNAIL_SIDE = 160;
/** Time limit of a preview, and bytes of previews kept in memory. */
export const PREVIEW_MS = 15_000;
export const PREVIEW_CACHE_BYTES = 32 * 1024 * 1024;
/** Time limit of a file, without and with OCR. */
export const READING_MS = 30_000;
export const OCR_MS = 60_000;
/** Limit of OCR time while another picture waits; the rest continues when the queue is empty. */
export const OCR_SHARED_MS = 20_000;
/** No further try to recognise a picture's words begins after so much time of the processor. */
export const OCR_TRIES_MS = 8_000;
/** Memory of each reading process, in MiB, and JavaScript's share of it. */
export const READING_RSS_MB = 1_024;
export const READING_HEAP_MB = 512;
/** How long an upload waits for its reading before it answers without it. */
export const UPLOAD_WAIT_MS = 3_000;
