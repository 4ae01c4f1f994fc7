import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listFilesBelow, type Workspace } from './workspaces.ts';

const stampSchema = z.object({ hash: z.string(), outputs: z.array(z.string()) });
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Lists the inputs of a workspace, relative to the root of the project. */
async function listInputFiles(root: string, part: Workspace): Promise<string[]> {
  const listPrefixed = async (folder: string) =>
    (await listFilesBelow(join(root, folder))).map((file) => `${folder}/${file}`);
  const builder = [...(await listPrefixed('infra/build')), 'package-lock.json'];
  if (part.name !== 'frontend') return [...builder, ...(await listPrefixed(`${part.folder}/src`))];
  const folders = ['src', 'server', 'bundle', 'public'].map((folder) => listPrefixed(`frontend/${folder}`));
  const files = ['index.html', 'admin.html', 'vite.config.ts', 'package.json', 'tsconfig.json'].map(
    (file) => `frontend/${file}`,
  );
  return [
    ...builder,
    ...files,
    ...(await Promise.all(folders)).flat(),
    ...(await listPrefixed('packages/contracts/src')),
  ];
}

/** Hashes the names and contents of all inputs of a workspace. */
export async function hashInputs(root: string, part: Workspace): Promise<string> {
  const files = (await listInputFiles(root, part)).filter((file) => !isTest(file));
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readInput(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Reads a file synchronously, because reading all files at the same time would make the launcher 15 MB larger for as long as it runs.
 */
function readInput(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    return 'absent';
  }
}

/** Whether the outputs on disk belong to this hash. A deleted output makes a workspace stale. */
export async function isUpToDate(root: string, part: Workspace, hash: string): Promise<boolean> {
  try {
    const stamp = stampSchema.parse(JSON.parse(await readFile(getStampPath(root, part), 'utf8')));
    return stamp.hash === hash && stamp.outputs.every((file) => existsSync(join(root, part.folder, 'dist', file)));
  } catch {
    return false;
  }
}

/** Removes the stamp before a build, so that an interrupted build does not count. */
export async function deleteStamp(root: string, part: Workspace): Promise<void> {
  await rm(getStampPath(root, part), { force: true });
}

export async function writeStamp(root: string, part: Workspace, hash: string): Promise<void> {
  const outputs = await listFilesBelow(join(root, part.folder, 'dist'));
  const file = getStampPath(root, part);
  await mkdir(join(root, '.build'), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify({ hash, outputs }));
  await rename(`${file}.${process.pid}`, file);
}

const getStampPath = (root: string, part: Workspace): string => join(root, '.build', `${part.name}.json`);
