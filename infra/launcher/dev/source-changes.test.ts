import { resolve } from 'node:path';
import { findAffectedServices, readDependents } from './source-changes.ts';

const root = resolve(__dirname, '../../..');

describe('findAffectedServices', () => {
  it.each([
    ['services/auth/src/main.ts', ['auth']],
    ['packages/photos/src/formats/tiff.ts', ['content', 'analysis']],
    ['packages/guidebook/src/atlas/atlas.ts', ['content', 'places']],
    ['packages/contracts/src/core/jobs/jobs.ts', ['auth', 'content', 'analysis', 'places', 'worker', 'gateway']],
    ['packages/contracts/src/core/jobs/jobs.test.ts', []],
    ['services/auth/src/notes.md', []],
  ])('restarts for %s: %j', async (file, services) => {
    expect(findAffectedServices(file, await readDependents(root))).toEqual(services);
  });
});
