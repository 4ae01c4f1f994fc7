import fastify from 'fastify';

/** Baseline server: one handler with a constant response. Prints its port. */
const app = fastify();
app.get('/api/discoveries/public', () => [{ id: 1, title: 'A bare answer' }]);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as { port: number }).port}`);
