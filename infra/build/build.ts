import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { waitForLock } from '../launcher/processes/file-lock.ts';
import { runNode } from '../launcher/processes/run-node.ts';
import { StepReporter } from '../launcher/processes/step-reporter.ts';
import { deleteStamp, hashInputs, isUpToDate, writeStamp } from './build-stamps.ts';
import { findWorkspaces, type Workspace } from './workspaces.ts';

/** Maximum time to wait for another build of the same project. */
const BUILD_LOCK_TIMEOUT_MS = 120_000;

interface StaleWorkspace {
  part: Workspace;
  hash: string;
}

/**
 * Builds the named workspaces, or all of them, if their sources have changed since their last build.
 * @param root the root of the project
 * @returns the names of the workspaces that were built
 * @throws Error for an unknown name, or if a workspace does not compile
 */
export async function build(root: string, names: string[], steps: StepReporter): Promise<string[]> {
  const workspaces = await findWorkspaces(root);
  const unknown = names.find((name) => !workspaces.some((part) => part.name === name));
  if (unknown)
    throw new Error(`"${unknown}" is not a workspace: choose one of ${workspaces.map((p) => p.name).join(', ')}.`);
  const selected = workspaces.filter((part) => names.length === 0 || names.includes(part.name));
  await mkdir(join(root, '.build'), { recursive: true });
  const release = await waitForLock(join(root, '.build', 'lock'), BUILD_LOCK_TIMEOUT_MS);
  try {
    const results = await Promise.all(selected.map((part) => findStale(root, part)));
    const stale = results.filter((entry) => entry !== undefined);
    // The compiler uses all cores, and the bundler is a separate process, so both run in parallel.
    await Promise.all(stale.map((entry) => steps.run(`build ${entry.part.name}`, () => buildWorkspace(root, entry))));
    return stale.map((entry) => entry.part.name);
  } finally {
    release();
  }
}

/** Whether a source has changed since the last build. Does not load the compiler. */
export async function hasStaleWorkspace(root: string): Promise<boolean> {
  const workspaces = await findWorkspaces(root);
  return (await Promise.all(workspaces.map((part) => findStale(root, part)))).some((entry) => entry !== undefined);
}

async function findStale(root: string, part: Workspace): Promise<StaleWorkspace | undefined> {
  const hash = await hashInputs(root, part);
  return (await isUpToDate(root, part, hash)) ? undefined : { part, hash };
}

async function buildWorkspace(root: string, { part, hash }: StaleWorkspace): Promise<void> {
  const folder = join(root, part.folder);
  await deleteStamp(root, part);
  // The compiler is loaded only if a workspace is stale, so that an up-to-date project starts quickly.
  if (part.name === 'frontend') await (await import('./frontend.ts')).buildFrontend(folder);
  else await (await import('./compile.ts')).compileFolder(join(folder, 'src'), join(folder, 'dist'));
  await buildData(root, folder);
  await writeStamp(root, part, hash);
}

/** Runs the `build-data.ts` of a workspace, if it has one, which writes its data into `dist`. */
async function buildData(root: string, folder: string): Promise<void> {
  const program = join(folder, 'dist', 'build-data.js');
  if (existsSync(program) && (await runNode(root, [program])) !== 0) throw new Error(`${program} failed.`);
}

if (import.meta.main) {
  const steps = new StepReporter();
  try {
    const built = await build(resolve(import.meta.dirname, '../..'), process.argv.slice(2), steps);
    console.log(
      built.length === 0 ? `Everything is built already (${steps.formatTotal()}).` : `Built in ${steps.formatTotal()}.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
