import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds, if stale, what tests run from the build: data and the photo decoding process. */
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
  if (status !== 0) throw new Error(`The build of the packages failed:\n${stderr}`);
}
