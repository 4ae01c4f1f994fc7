import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from '../measure.ts';

/** Photos becoming the pictures of an article, in a process of their own, with Node's options of the service. */
export async function measureMedia(root: string): Promise<Row[]> {
  const program = join(root, 'infra', 'bench', 'content', 'images-in-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=1', program, root]);
  return JSON.parse(stdout) as Row[];
}
