import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFolder } from './compile.ts';

/**
 * Builds the browser bundle (`dist/client`) and the server renderer (`dist/ssr`) with Vite, and compiles the small
 * server (`dist/server`).
 */
export async function buildFrontend(folder: string): Promise<void> {
  await Promise.all([
    compileFolder(join(folder, 'server'), join(folder, 'dist', 'server')),
    ...(existsSync(join(folder, 'index.html'))
      ? [bundleAtomically(folder, 'client', []), bundleAtomically(folder, 'ssr', SSR_OPTIONS)]
      : []),
  ]);
}

const SSR_OPTIONS = ['--ssr', 'src/entry-server.tsx'];

/**
 * Bundles into a temporary folder and then swaps the folders, so that a running product always has a complete bundle.
 */
async function bundleAtomically(folder: string, name: 'client' | 'ssr', options: string[]): Promise<void> {
  const dist = join(folder, 'dist');
  const tempName = `.${name}-${process.pid}`;
  for (const leftover of (await readdir(dist).catch(() => [])).filter((entry) => entry.startsWith(`.${name}-`))) {
    await rm(join(dist, leftover), { recursive: true, force: true });
  }
  await runVite(folder, ['build', ...options, '--outDir', `dist/${tempName}`, '--emptyOutDir', '--logLevel', 'warn']);
  await rm(join(dist, name), { recursive: true, force: true });
  await rename(join(dist, tempName), join(dist, name));
}

async function runVite(folder: string, args: string[]): Promise<void> {
  const vite = join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [vite, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const [code] = await once(child, 'close');
  process.off('exit', killChild);
  if (code !== 0) throw new Error(`vite build failed:\n${output}`);
}
