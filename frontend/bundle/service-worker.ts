import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { BuildFacts } from '../src/service-worker/scope.js';

/** File name of the service worker. It never changes, because browsers look for new versions under the same name. */
export const SERVICE_WORKER_FILE = 'service-worker.js';
/** Document without a page, which the browser fills. */
const SHELL_FILE = 'shell.html';
/** Files that are not precached: compressed copies, and files that few readers need, which are cached on first use. */
const NOT_PRECACHED = /leaflet|coastline|vector-layer|maplibre|latin-ext|\.(png|woff|map|br|gz)$/;
/** Document of the public pages, as opposed to the admin console. */
const PUBLIC_DOCUMENT = 'index.html';

interface ServiceWorkerOptions {
  /** Entry module of the service worker. */
  entry: string;
  /** Folder whose files are copied next to the assets. */
  publicDir: string;
  title: string;
}

/**
 * Adds offline support to a browser build: the shell document, and a service worker that knows this build's files by
 * name.
 */
export function serviceWorker({ entry, publicDir, title }: ServiceWorkerOptions): Plugin {
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // The document exists only after the other plugins have run.
      order: 'post',
      async handler(_options, bundle) {
        const shell = buildShell(bundle, title);
        const files = await readPublicFiles(publicDir);
        const assets = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
        const facts: BuildFacts = {
          version: computeVersion([shell, ...assets, ...files.map(({ content }) => content)]),
          shell: `/${SHELL_FILE}`,
          files: [SHELL_FILE, ...files.map(({ name }) => name)].map((name) => `/${name}`),
          assets: selectPublicAssets(bundle, assets)
            .filter((name) => !NOT_PRECACHED.test(name))
            .map((name) => `/${name}`),
        };
        this.emitFile({ type: 'asset', fileName: SHELL_FILE, source: shell });
        this.emitFile({
          type: 'asset',
          fileName: SERVICE_WORKER_FILE,
          source: await bundleServiceWorker(entry, facts),
        });
      },
    },
  };
}

/** Returns the assets except the scripts and styles that only other documents use. */
function selectPublicAssets(bundle: Rolldown.OutputBundle, assets: readonly string[]): string[] {
  const publicFiles = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || publicFiles.has(name)) return;
    publicFiles.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) publicFiles.add(style);
    for (const importedName of [...chunk.imports, ...chunk.dynamicImports]) add(importedName);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(PUBLIC_DOCUMENT)) add(name);
  }
  return assets.filter((name) => publicFiles.has(name) || !/\.(js|css)$/.test(name));
}

/** Builds the shell with its own head, which keeps it out of search engines. */
function buildShell(bundle: Rolldown.OutputBundle, title: string): string {
  const html = bundle[PUBLIC_DOCUMENT];
  if (html?.type !== 'asset') throw new Error('The build has no index.html from which to make the shell');
  return String(html.source)
    .replace('<!--head-->', `<title>${title}</title><meta name="robots" content="noindex">`)
    .replace(/<!--(words|page|data)-->/g, '');
}

async function readPublicFiles(folder: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return Promise.all(names.toSorted().map(async (name) => ({ name, content: await readFile(join(folder, name)) })));
}

function computeVersion(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** Bundles the worker into one script, because not every browser supports module workers. */
async function bundleServiceWorker(entry: string, facts: BuildFacts): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(facts) },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: SERVICE_WORKER_FILE } },
    },
  });
  const [output] = [results].flat() as Rolldown.RolldownOutput[];
  const script = output?.output[0];
  if (script?.type !== 'chunk') throw new Error(`Bundling ${entry} produced no script`);
  return script.code;
}
