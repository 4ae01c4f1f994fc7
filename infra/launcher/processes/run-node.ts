import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a Node program at the terminal and answers with its exit code; a program ended by a signal counts as 1. */
export async function runNode(root: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // What --json prints is read from its file.
    stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
  });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const [code] = await once(child, 'close');
  process.off('exit', killChild);
  return typeof code === 'number' ? code : 1;
}
