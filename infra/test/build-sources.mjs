import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds, if stale, what tests run from the build: data, the photo decoding process, and whole services. */
export default function buildSources() {
  const root = resolve(import.meta.dirname, '../..');
  const workspaces = [
    'guidebook',
    'contracts',
    'platform',
    'photos',
    'fact-check',
    'auth',
    'content',
    'analysis',
    'places',
    'gateway',
    'worker',
  ];
  const { status, stderr } = spawnSync(process.execPath, ['infra/build/build.ts', ...workspaces], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of the packages failed:\n${stderr}`);
}
