import type { LoadAnswer, LoadCall } from './command-process.ts';

/** Runs the commands that the parent process sends over IPC, also concurrently, and ends with it. */
export function answerCommands<Known extends object>(commands: Known): void {
  process.on('message', (call: LoadCall) => {
    const answer = (message: LoadAnswer) => void process.send?.(message);
    const work = commands[call.name as keyof Known] as (command: unknown) => Promise<unknown>;
    work(call.command).then(
      (value) => answer({ id: call.id, value }),
      (error: unknown) =>
        answer({ id: call.id, error: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
