import { caseTopic } from '@fap/shared/cases/events.ts';
import { notesText } from '@fap/shared/cases/notes.ts';
import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { isCutAt } from '@fap/shared/cases/text-edit.ts';
import type { HistoryPage } from '@fap/shared/puzzle/history.ts';
import type * as Y from 'yjs';
import type { SeededRandom } from '../platform/collab/testing/seeded-random.ts';
import { type LiveAccount, LiveMember } from './live-member.ts';
import type { LiveAddress } from './live-server.ts';

/** 409 while another account restores or when the case has all its tasks, 503 while the server stops. */
const RESTORE_STATUSES = [200, 409, 503];
const HISTORY_STATUSES = [200, 503];
const TASK_STATUSES = [201, 409];
/** Not only letters: characters of two halves, and what a text field makes of a pasted table. */
const TYPED = ['a', 'word', 'naïve', '🐕', '\n', ' – ', '\t12,50 €'] as const;

/** One account with the notes of a case open, which types, deletes and brings back. */
export class NotesClient extends LiveMember {
  readonly caseId: string;

  constructor(server: LiveAddress, account: LiveAccount, caseId: string, random: SeededRandom) {
    super(server, account, random, { topic: caseTopic(caseId), room: caseNotesRoom(caseId) });
    this.caseId = caseId;
  }

  /** Adds a task, reads the history, or brings back an earlier version while the others type. */
  async act(): Promise<void> {
    const path = `/api/cases/${this.caseId}`;
    // One of eight brings something back: after each the others have little to lose.
    if (this.random.next() < 0.125) return this.#restore(`${path}/notes/history`);
    const acts = [
      () => this.send('POST', `${path}/tasks`, TASK_STATUSES, { text: `Task ${this.id()}` }),
      () => this.send('GET', `${path}/timeline`, [200]),
      () => this.send('GET', `${path}/notes/history`, HISTORY_STATUSES),
    ];
    await this.random.pick(acts)();
  }

  contentOf(doc: Y.Doc): unknown {
    return notesText(doc).toString();
  }

  protected change(): void {
    const text = notesText(this.doc);
    const { random } = this;
    const at = edge(text, random.below(text.length + 1));
    // Three times of four somebody types: otherwise there would soon be nothing to lose.
    if (random.next() < 0.75 || text.length === 0) text.insert(at, random.pick(TYPED));
    else {
      const from = edge(text, random.below(text.length));
      const to = edge(text, from + 1 + random.below(Math.min(12, text.length - from)));
      if (to > from) text.delete(from, to - from);
    }
  }

  async #restore(path: string): Promise<void> {
    const page = (await this.send('GET', path, HISTORY_STATUSES)) as Partial<HistoryPage>;
    if (!page.moments?.length) return;
    const { updateId } = this.random.pick(page.moments);
    await this.send('POST', `${path}/${updateId}/restore`, RESTORE_STATUSES);
  }
}

/** A place where a caret can stand: no field splits a character of two halves, and Yjs replaces both of one that is split. */
function edge(text: Y.Text, at: number): number {
  return isCutAt(text.toString(), at) ? at - 1 : at;
}

/** Opens a case; whoever else shall write in its notes must be made to work on it. */
export async function foundCase(server: LiveAddress, { cookie, displayName }: LiveAccount): Promise<string> {
  const json = {
    title: `Case of ${displayName}`,
    description: 'Somebody promised profits and then locked the balance.',
    scamType: 'investment_coaching',
  };
  const answer = await server.sendUntilAnswered('POST', '/api/cases', { cookie, json });
  if (answer.status !== 201) throw new Error(`no case was opened: ${answer.status} ${answer.text}`);
  return answer.json<{ id: string }>().id;
}
