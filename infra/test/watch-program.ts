import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Runs `action` with a fake program of this name first on the PATH, and returns whether the program was started. */
export async function isProgramStarted(name: string, action: () => Promise<unknown>): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-program-'));
  const path = process.env.PATH;
  try {
    const mark = join(folder, 'started');
    await writeFile(join(folder, name), `#!/bin/sh\n: > '${mark}'\n`, { mode: 0o755 });
    process.env.PATH = `${folder}${delimiter}${path}`;
    await action();
    return existsSync(mark);
  } finally {
    process.env.PATH = path;
    await rm(folder, { recursive: true });
  }
}
