import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Row } from '../measure.ts';

/** Measures photos that become article images, in a separate process with the Node options of the service. */
export async function measureMedia(root: string): Promise<Row[]> {
  const program = join(root, 'infra', 'bench', 'content', 'images-in-process.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-semi-space-size=1', program, root]);
  return JSON.parse(stdout) as Row[];
}
