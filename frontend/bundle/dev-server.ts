/**
 * Serves the frontend with hot module replacement on the product's address, for `npm run dev`. Requests that the
 * gateway answers itself are proxied to it; pages come from Vite, without server rendering.
 */
import { fileURLToPath } from 'node:url';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { createServer, type ProxyOptions } from 'vite';

const [port, gatewayUrl = ''] = process.argv.slice(2);
const proxyOptions: ProxyOptions = { target: gatewayUrl, changeOrigin: false, xfwd: false };

/** Returns a key for Vite's proxy, which treats keys that start with `^` as regular expressions. */
const toProxyPattern = (path: string): string =>
  `^${path.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/?]+').replace('*', '.*')}/?(\\?.*)?$`;

const gatewayPaths = [...PUBLIC_ROUTES.map(({ path }) => toProxyPattern(path)), '^/(api|admin/queues)(/.*|\\?.*)?$'];

const server = await createServer({
  configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
  root: fileURLToPath(new URL('..', import.meta.url)),
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    proxy: Object.fromEntries([...new Set(gatewayPaths)].map((pattern) => [pattern, proxyOptions])),
  },
  plugins: [
    {
      name: 'readiness',
      configureServer: ({ middlewares }) => {
        middlewares.use('/readyz', (_request, response) => response.end('{"service":"frontend","ok":true,"parts":[]}'));
      },
    },
    {
      name: 'admin-document',
      configureServer: ({ middlewares }) => {
        middlewares.use((request, _response, next) => {
          if (request.headers.accept?.includes('text/html') && /^\/admin(?!\/queues)(\/|\?|$)/.test(request.url ?? ''))
            request.url = '/admin.html';
          next();
        });
      },
    },
  ],
});
await server.listen();
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
