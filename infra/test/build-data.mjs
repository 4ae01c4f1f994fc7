import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Before the tests: builds the package whose data they read, as far as it changed. */
export default function buildData() {
  const root = resolve(import.meta.dirname, '../..');
  const { status, stderr } = spawnSync(process.execPath, ['infra/build/build.ts', 'guidebook'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The guidebook cannot be built:\n${stderr}`);
}
