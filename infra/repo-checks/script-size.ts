import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

interface Budget {
  page: string;
  /** Path pattern of the browser's router. */
  path: string;
  /** Module of the page component, relative to the frontend, if it is lazy-loaded. */
  pageModule?: string;
  /** Maximum size of the compressed scripts of the first load, in bytes. */
  maxBytes: number;
}

const BUDGETS: readonly Budget[] = [
  {
    page: 'the landing page',
    path: '/',
    pageModule: 'src/routes/public/LandingPage.tsx',
    maxBytes: 105_000,
  },
  {
    page: 'the page of an article',
    path: '/articles/:slug',
    pageModule: 'src/routes/public/library/ArticlePage.tsx',
    maxBytes: 115_000,
  },
];

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));
type Manifest = z.output<typeof manifestSchema>;

/**
 * Compares the scripts that the built pages load at first with their budgets.
 * @param root root of the project
 * @returns a sentence for every page, and one for every violation
 */
export async function checkScriptSizes(root: string): Promise<{ sizes: string[]; violations: string[] }> {
  const client = join(root, 'frontend', 'dist', 'client');
  const file = join(client, '.vite', 'manifest.json');
  if (!existsSync(file)) return { sizes: [], violations: ['the frontend is not built: run "npm run build" first'] };
  const manifest = manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const sizes: string[] = [];
  const violations: string[] = [];
  const router = await readFile(join(root, 'frontend', 'src', 'app', 'routing', 'paths.ts'), 'utf8');
  for (const { page, pageModule, maxBytes } of BUDGETS.filter(({ path }) => router.includes(`'${path}'`))) {
    if (pageModule !== undefined && !manifest[pageModule]) {
      violations.push(
        `${pageModule} is not a separate script: set the page module of ${page} in infra/repo-checks/script-size.ts`,
      );
      continue;
    }
    const size = await measureGzipBytes(
      client,
      collectScripts(manifest, ['index.html', ...(pageModule === undefined ? [] : [pageModule])]),
    );
    const sentence = `${page} loads ${formatKilobytes(size)} of ${formatKilobytes(maxBytes)} script`;
    sizes.push(sentence);
    if (size > maxBytes) violations.push(`${sentence}: lazy-load what its first view does not need`);
  }
  return { sizes, violations };
}

/** Collects the scripts of modules and of everything that they statically import. */
function collectScripts(manifest: Manifest, modules: string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(add);
  };
  modules.forEach(add);
  return files;
}

async function measureGzipBytes(folder: string, files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const formatKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
