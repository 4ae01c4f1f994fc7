import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type Options, transform } from '@swc/core';
import { listFilesBelow } from './workspaces.ts';

const swcOptions: Options = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  isModule: true,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

/**
 * Compiles the TypeScript of one folder, without tests, into another, and removes outputs without a source. Other files
 * are not copied, because they are read in place. Output of `build-data.ts` stays until its next run.
 */
export async function compileFolder(source: string, target: string): Promise<void> {
  const sources = (await listFilesBelow(source)).filter((file) => /(?<!\.d|\.test)\.ts$/.test(file));
  const outputs = await Promise.all(sources.map((file) => compileFile(join(source, file), target, file)));
  const expectedFiles = new Set(outputs.flat());
  const stale = (await listFilesBelow(target)).filter((file) => !expectedFiles.has(file) && !file.endsWith('.bin'));
  await Promise.all(stale.map((file) => rm(join(target, file), { force: true })));
}

/** Compiles one file. @param file relative to its source folder @returns the written files, relative to the target */
export async function compileFile(source: string, target: string, file: string): Promise<string[]> {
  const output = file.replace(/\.ts$/, '.js');
  const path = join(target, output);
  const { code, map } = await transform(await readFile(source, 'utf8'), {
    ...swcOptions,
    filename: source,
    sourceFileName: relative(dirname(path), source),
  });
  await mkdir(dirname(path), { recursive: true });
  await writeAtomically(`${path}.map`, map ?? '');
  await writeAtomically(path, `${code}\n//# sourceMappingURL=${basename(path)}.map\n`);
  return [output, `${output}.map`];
}

/** Replaces the file atomically: a running service reads either the old or the new one. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const tempPath = `${path}.${process.pid}.draft`;
  await writeFile(tempPath, text);
  await rename(tempPath, path);
}
