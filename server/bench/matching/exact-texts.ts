import { hashText } from '@fap/shared/texts/sketch/hash-text.ts';
import { splitParts } from '@fap/shared/texts/sketch/text-sketch.ts';

const SLOTS = 2 ** 24;
const CHUNK = 2 ** 22;
/** Numbers stored per text. */
const FIELDS = 4;

/** All texts, for the exact weighted Jaccard similarity of one with every other. */
export class ExactTexts {
  private chunks: Uint32Array[] = [];
  private used = CHUNK;
  private count = 0;
  /** Chunk, first and last position in it, and weight of each text; typed arrays, because a million objects would slow the measurement. */
  private starts = new Uint32Array(2 ** 16);

  add(text: string): void {
    const { parts } = splitParts(text);
    if (this.used + parts.size > CHUNK) {
      this.chunks.push(new Uint32Array(CHUNK));
      this.used = 0;
    }
    const chunk = this.chunks.at(-1);
    if (!chunk) throw new Error('there is no chunk');
    const from = this.used;
    let weight = 0;
    for (const [part, own] of parts) {
      chunk[this.used] = hashText(part) % SLOTS;
      this.used += 1;
      weight += own;
    }
    if ((this.count + 1) * FIELDS > this.starts.length) {
      const larger = new Uint32Array(2 * this.starts.length);
      larger.set(this.starts);
      this.starts = larger;
    }
    this.starts.set([this.chunks.length - 1, from, this.used, weight], this.count * FIELDS);
    this.count += 1;
  }

  /** Indexes of the texts most similar to one, with the similarity (0–1), best first. */
  findMostSimilar(text: string, count: number, least: number): { index: number; similarity: number }[] {
    const weights = new Uint8Array(SLOTS);
    let own = 0;
    for (const [part, weight] of splitParts(text).parts) {
      weights[hashText(part) % SLOTS] = weight;
      own += weight;
    }
    const found: { index: number; similarity: number }[] = [];
    for (let index = 0; index < this.count; index += 1) {
      const [chunk = 0, from = 0, to = 0, weight = 0] = this.starts.subarray(
        index * FIELDS,
        (index + 1) * FIELDS,
      );
      const parts = this.chunks[chunk];
      if (!parts) continue;
      let shared = 0;
      for (let place = from; place < to; place += 1) shared += weights[parts[place] ?? 0] ?? 0;
      const similarity = shared / (own + weight - shared);
      if (similarity >= least) found.push({ index, similarity });
    }
    return found.sort((a, b) => b.similarity - a.similarity).slice(0, count);
  }
}
