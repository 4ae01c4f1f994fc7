import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Files of the API reader that are served unchanged, with their types. */
const STATIC_FILES: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Placelore API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="reader"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const START_SCRIPT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reader', deepLinking: true });\n`;

/** The API reader writes inline styles while it renders, so only this page allows them. */
const CSP =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const PUBLIC_ROUTE = { config: { access: 'public' } } as const;

/** Serves a page to read and try the API at `/api/docs`. */
export function registerApiDocs(fastify: FastifyInstance): void {
  const folder = dirname(
    createRequire(join(process.cwd(), 'services/gateway/package.json')).resolve('swagger-ui-dist/package.json'),
  );
  fastify.get('/api/docs', PUBLIC_ROUTE, (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', CSP).send(PAGE);
  });
  fastify.get('/api/docs/start.js', PUBLIC_ROUTE, (_request, reply) => {
    reply.type('text/javascript; charset=utf-8').send(START_SCRIPT);
  });
  for (const [name, type] of Object.entries(STATIC_FILES)) {
    let content: Buffer | undefined;
    fastify.get(`/api/docs/${name}`, PUBLIC_ROUTE, (_request, reply) => {
      content ??= readFileSync(join(folder, name));
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content);
    });
  }
}
