import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { filesBelow, type Part } from './parts.ts';

const stampSchema = z.object({ hash: z.string(), outputs: z.array(z.string()) });
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** What a part is built from, relative to the root of the project. */
async function inputsOf(root: string, part: Part): Promise<string[]> {
  const below = async (folder: string) => (await filesBelow(join(root, folder))).map((file) => `${folder}/${file}`);
  const builder = [...(await below('infra/build')), 'package-lock.json'];
  if (part.name !== 'frontend') return [...builder, ...(await below(`${part.folder}/src`))];
  const folders = ['src', 'server', 'bundle', 'public'].map((folder) => below(`frontend/${folder}`));
  const files = ['index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'].map((file) => `frontend/${file}`);
  return [...builder, ...files, ...(await Promise.all(folders)).flat(), ...(await below('packages/contracts/src'))];
}

/** A hash of the names and contents of everything a part is built from. */
export async function hashInputs(root: string, part: Part): Promise<string> {
  const files = (await inputsOf(root, part)).filter((file) => !isTest(file));
  const contents = await Promise.all(files.map((file) => readFile(join(root, file)).catch(() => 'absent')));
  const hash = createHash('sha256');
  files.forEach((file, index) => {
    hash.update(`\0${file}\0${contents[index]?.length}\0`).update(contents[index] ?? '');
  });
  return hash.digest('hex');
}

/** Whether the outputs on disk are those of this hash. An output that somebody deleted makes a part stale. */
export async function isFresh(root: string, part: Part, hash: string): Promise<boolean> {
  try {
    const stamp = stampSchema.parse(JSON.parse(await readFile(stampFile(root, part), 'utf8')));
    return stamp.hash === hash && stamp.outputs.every((file) => existsSync(join(root, part.folder, 'dist', file)));
  } catch {
    return false;
  }
}

/** Called before a part is built, so that a killed build counts as none. */
export async function forget(root: string, part: Part): Promise<void> {
  await rm(stampFile(root, part), { force: true });
}

export async function remember(root: string, part: Part, hash: string): Promise<void> {
  const outputs = await filesBelow(join(root, part.folder, 'dist'));
  const file = stampFile(root, part);
  await mkdir(join(root, '.build'), { recursive: true });
  await writeFile(`${file}.${process.pid}`, JSON.stringify({ hash, outputs }));
  await rename(`${file}.${process.pid}`, file);
}

const stampFile = (root: string, part: Part): string => join(root, '.build', `${part.name}.json`);
