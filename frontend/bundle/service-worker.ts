import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildFacts } from '../src/worker/scope.js';

/** The name of the worker, which never changes: browsers look for new versions there. */
export const WORKER_FILE = 'service-worker.js';
/** The document of pages without a page in it. */
const SHELL_FILE = 'shell.html';
/** What few readers need: kept once it was loaded. */
const LATER = /leaflet|coastline|latin-ext|\.(png|woff)$|\.map$/;
/** The screens that only admins load. */
const ADMINS = '/src/routes/admin/';

interface Sources {
  /** The module that the worker begins with. */
  entry: string;
  /** The folder whose files are copied beside the assets. */
  publicDir: string;
  title: string;
}

/**
 * Adds to a build for browsers what it needs to work without a network: the document that pages begin as, and a service
 * worker that knows the files of this build by name.
 */
export function serviceWorker({ entry, publicDir, title }: Sources): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // When the document is there.
      order: 'post',
      async handler(_options, bundle) {
        const shell = shellOf(bundle, title);
        const files = await publicFiles(publicDir);
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const facts: BuildFacts = {
          version: versionOf([shell, ...assets, ...files.map(({ content }) => content)]),
          shell: `/${SHELL_FILE}`,
          files: [SHELL_FILE, ...files.map(({ name }) => name)].map((name) => `/${name}`),
          assets: withoutAdmins(bundle, assets)
            .filter((name) => !LATER.test(name))
            .map((name) => `/${name}`),
        };
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: shell });
        this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await bundleWorker(entry, facts) });
      },
    },
  };
}

/** The assets of a build without those that only screens for admins need: no visitor's browser fetches these. */
export function withoutAdmins(bundle: Rolldown.OutputBundle, assets: readonly string[]): string[] {
  const visitors = filesFrom(bundle, (chunk) => chunk.isEntry, isForAdmins);
  const admins = filesFrom(bundle, isForAdmins, () => false);
  return assets.filter((name) => visitors.has(name) || !admins.has(name));
}

const isForAdmins = ({ facadeModuleId }: Rolldown.OutputChunk): boolean => facadeModuleId?.includes(ADMINS) ?? false;

/** The scripts that some begin with, all that these load at any time, and their styles. */
function filesFrom(
  bundle: Rolldown.OutputBundle,
  begins: (chunk: Rolldown.OutputChunk) => boolean,
  isLeftOut: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name) || isLeftOut(chunk)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next);
  };
  for (const [name, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && begins(chunk)) add(name);
  return files;
}

/** The shell with a head of its own, not to be found by search engines. */
function shellOf(bundle: Rolldown.OutputBundle, title: string): string {
  const html = bundle['index.html'];
  if (html?.type !== 'asset') throw new Error('The build has no index.html to make the shell of');
  return String(html.source)
    .replace('<!--head-->', `<title>${title}</title><meta name="robots" content="noindex">`)
    .replace(/<!--(words|page|data)-->/g, '');
}

async function publicFiles(folder: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return Promise.all(names.toSorted().map(async (name) => ({ name, content: await readFile(join(folder, name)) })));
}

function versionOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** The worker as one script: workers that import others are not everywhere. */
async function bundleWorker(entry: string, facts: BuildFacts): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: WORKER_FILE } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const script = output?.output[0];
  if (script?.type !== 'chunk') throw new Error(`${entry} came to no script`);
  return script.code;
}
