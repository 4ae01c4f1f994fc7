import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { compileFile } from '../../build/compile.ts';

const SOURCE = `interface Unused {
  lines: number;
  before: string;
}
export function fail(): never {
  throw new TypeError('broken');
}
`;

it('stack traces: show positions in our TypeScript, and leave those in other files unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'placelore-$&-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/fail.ts'), SOURCE);
    await compileFile(join(folder, 'src/fail.ts'), join(folder, 'dist'), 'fail.ts');
    const program = [
      `import { showSourcePositions } from '${pathToFileURL(join(__dirname, 'source-positions.mjs')).href}';`,
      "import { fail } from './dist/fail.js';",
      'showSourcePositions();',
      'try { fail(); } catch (error) { console.log(error.stack); }',
      'const object = {}; Error.captureStackTrace(object); console.log(object.stack);',
    ];
    await writeFile(join(folder, 'run.mjs'), program.join('\n'));
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'run.mjs')]);
    const [title, first, second, ...others] = stdout.split('\n');
    expect(title).toBe('TypeError: broken');
    expect(first).toBe(`    at fail (${join(folder, 'src/fail.ts')}:6:9)`);
    expect(second).toMatch(/run\.mjs:4:\d+$/);
    expect(others).toContain('Error');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
