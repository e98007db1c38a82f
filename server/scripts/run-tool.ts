import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT, TOOLS } from './repository.ts';

export interface ToolOptions {
  env?: Record<string, string>;
  /** Captures the output instead of showing it. */
  isQuiet?: boolean;
  cwd?: string;
  /** Target of the tool's standard output when it is shown. */
  stdout?: 'inherit' | 'to-stderr';
}

export interface ToolResult {
  code: number;
  /** Captured standard output and error together; empty when they were shown. */
  output: string;
}

/** Runs one of our tools on this Node; resolves when it exits. */
export function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return runProcess(process.execPath, [`${ROOT}${TOOLS[tool]}`, ...args], options);
}

/** Runs a program; resolves when it exits. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  const { isQuiet = false, cwd = ROOT, stdout = 'inherit' } = options;
  const shown = stdout === 'inherit' ? 'inherit' : 2;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...options.env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', shown, 'inherit'],
  });
  return ended(child);
}

function ended(child: ChildProcess): Promise<ToolResult> {
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
