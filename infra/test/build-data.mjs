import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Before the tests: builds what they run as it is built, data and the decoding process, as far as it changed. */
export default function buildData() {
  const root = resolve(import.meta.dirname, '../..');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['infra/build/build.ts', 'guidebook', 'contracts', 'platform', 'photos'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The packages cannot be built:\n${stderr}`);
}
