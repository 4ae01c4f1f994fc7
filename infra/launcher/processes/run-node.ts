import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a Node program in the terminal and returns its exit code. A program ended by a signal counts as 1. */
export async function runNode(root: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    // With --json, the program writes a file, so its standard output is ignored.
    stdio: ['ignore', args.includes('--json') ? 'ignore' : 'inherit', 'inherit'],
  });
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const [code] = await once(child, 'close');
  process.off('exit', killChild);
  return typeof code === 'number' ? code : 1;
}
