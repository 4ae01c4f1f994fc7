import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { dropUnusedComponents } from './bundle/drop-unused-components.js';
import { groupChunks } from './bundle/group-chunks.js';
import { preloadFonts } from './bundle/preload-fonts.js';
import { routeTables } from './bundle/route-tables.js';
import { serviceWorker } from './bundle/service-worker.js';
import { splitIconImports } from './bundle/split-icon-imports.js';
import { subsetFonts } from './bundle/subset-fonts.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Modules that are loaded after the page or when a session ends, and that display nothing. */
const BACKGROUND_MODULES = /\/(offline-support|clear-previous-user|sign-out-and-clear)-/;

/** The first script lists some hundred files, so it is smaller with hashes that are shorter than the default. */
const ASSET_FILE_NAMES = 'assets/[name]-[hash:6][extname]';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    splitIconImports(),
    dropUnusedComponents(),
    react(),
    groupChunks(
      here('src/main.tsx'),
      {
        landing: here('src/routes/public/LandingPage.tsx'),
        article: here('src/routes/public/library/ArticlePage.tsx'),
      },
      {
        guide: here('src/routes/public/GuidePage.tsx'),
        articles: here('src/routes/public/library/ArticlesPage.tsx'),
      },
    ),
    subsetFonts(),
    preloadFonts(),
    routeTables(here('../packages/contracts/src/')),
    serviceWorker({
      entry: here('src/service-worker/service-worker.ts'),
      publicDir: here('public'),
      title: 'Placelore',
    }),
    // Files are compressed at build time, at the highest level, which would be too slow for every request.
    !isSsrBuild &&
      compression({
        include: /\.(js|css|svg)$/,
        threshold: 1024,
        algorithms: ['gzip', 'brotliCompress'],
        logLevel: 'silent',
      }),
  ],
  resolve: {
    alias: [
      // Resolves to the sources, so that neither development nor the build depends on an earlier build.
      { find: /^@placelore\/contracts\/(.*)\.js$/, replacement: here('../packages/contracts/src/$1.ts') },
      { find: /^zod$/, replacement: here('src/lib/zod.ts') },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: here('src/lib/use-sync-external-store.ts'),
      },
      // The content security policy forbids style elements; see the module.
      { find: 'react-style-singleton', replacement: here('src/ui/style-singleton.ts') },
    ],
  },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Every supported browser can preload modules.
    modulePreload: {
      polyfill: false,
      // Background modules need not be preloaded, and the first script is smaller without the list of their
      // dependencies.
      resolveDependencies: (file, dependencies) => (BACKGROUND_MODULES.test(file) ? [] : dependencies),
    },
    outDir: 'dist/client',
    emptyOutDir: true,
    // Data URLs would need exceptions in the content security policy, and `<use>` cannot read them.
    assetsInlineLimit: 0,
    // The admin console is a separate document, so that visitors' browsers never load its code.
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: ASSET_FILE_NAMES } }
      : {
          input: [here('index.html'), here('admin.html')],
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_FILE_NAMES,
          },
        },
  },
  // The server build contains its dependencies, and never uses React's slow development version.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
}));
