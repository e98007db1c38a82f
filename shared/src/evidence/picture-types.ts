/** Types of files that are shown as pictures: those with a decoder on the server. HEIC has none. */
const SHOWN_PICTURES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/tiff',
  'image/gif',
  'image/bmp',
];

/** Whether a file of this type can be shown as a picture. */
export const isShownPicture = (mimeType: string): boolean => SHOWN_PICTURES.includes(mimeType);
