import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

/** Baseline server: serves the files in the folder named on the command line, unchanged. Prints its port. */
const app = fastify();
await app.register(fastifyStatic, { root: process.argv[2] ?? '.', maxAge: '7d' });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as { port: number }).port}`);
