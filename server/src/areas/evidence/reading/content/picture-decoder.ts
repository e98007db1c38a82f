import sharp from 'sharp';

// Only the decoders of accepted formats: no SVG, no documents.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadTiff',
    'VipsForeignLoadNsgif',
  ],
});
// One file at a time, and no cache.
sharp.cache(false);
sharp.concurrency(1);

/** Decodes pictures, of a few kinds and one at a time. */
export { sharp };
