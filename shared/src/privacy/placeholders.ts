import { sha256Hex } from '../kernel/canonical-json.ts';

/** A placeholder as stored: only the value's hash. */
export interface PlaceholderEntry {
  kind: string;
  /** SHA-256 over cluster, kind and value. */
  fingerprint: string;
  number: number;
}

/** The placeholders of one cluster: the same value has the same name in every text, whichever came first. */
export class Placeholders {
  readonly #scope: string;
  readonly #numbers = new Map<string, number>();
  readonly #counts = new Map<string, number>();
  readonly #added: PlaceholderEntry[] = [];

  constructor(scope: string, known: readonly PlaceholderEntry[] = []) {
    this.#scope = scope;
    for (const { kind, fingerprint, number } of known) this.#keep(kind, fingerprint, number);
  }

  /** `PHONE_3`: the name under which strangers read this value. */
  nameOf(kind: string, value: string): string {
    const fingerprint = sha256Hex(`${this.#scope}\n${kind}\n${value.toLowerCase()}`);
    const known = this.#numbers.get(`${kind} ${fingerprint}`);
    if (known !== undefined) return `${kind}_${known}`;
    const number = (this.#counts.get(kind) ?? 0) + 1;
    this.#keep(kind, fingerprint, number);
    this.#added.push({ kind, fingerprint, number });
    return `${kind}_${number}`;
  }

  /** New placeholders, in order. */
  get added(): readonly PlaceholderEntry[] {
    return this.#added;
  }

  #keep(kind: string, fingerprint: string, number: number): void {
    this.#numbers.set(`${kind} ${fingerprint}`, number);
    this.#counts.set(kind, Math.max(number, this.#counts.get(kind) ?? 0));
  }
}
