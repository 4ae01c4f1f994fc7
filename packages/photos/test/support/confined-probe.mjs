/** Runs in place of the decoding process and attempts forbidden operations. */
import { once } from 'node:events';
import { Socket } from 'node:net';

const answers = new Socket({ fd: 3, readable: false, writable: true });
const { encodeHeader, readMessages } = await import(
  new URL('../../dist/decoder/decoder-protocol.js', import.meta.url).href
);
const send = (header) => answers.write(encodeHeader(header, 0));
send({ ready: true });

const attempt = async (work) => {
  try {
    return `done: ${await work()}`;
  } catch (error) {
    return error.code ?? error.message;
  }
};

const ATTEMPTS = {
  readFile: async ({ path }) => (await import('node:fs')).readFileSync(path, 'utf8'),
  writeFile: async ({ path }) => (await import('node:fs')).writeFileSync(path, 'changed'),
  environment: async () => Object.keys(process.env).sort().join(','),
  connect: async ({ port }) => {
    const { connect } = await import('node:net');
    await once(connect(port, '127.0.0.1'), 'connect');
  },
  lookUp: async () => (await import('node:dns/promises')).resolve('example.org'),
  listen: async () => {
    const { createServer } = await import('node:net');
    await once(createServer().listen(0, '127.0.0.1'), 'listening');
  },
  fetch: async ({ port }) => (await fetch(`http://127.0.0.1:${port}`)).status,
  spawn: async () => (await import('node:child_process')).execFileSync('id').toString(),
  thread: async () => {
    const { Worker } = await import('node:worker_threads');
    await once(new Worker('1', { eval: true }), 'exit');
  },
  memory: async ({ megabytes }) => {
    const buffers = [];
    for (let count = 0; count < megabytes; count++) buffers.push(Buffer.alloc(1024 * 1024, 1));
    return buffers.length;
  },
  forever: async () => {
    for (;;);
  },
};

for await (const { header } of readMessages(process.stdin, 1024)) {
  send({ outcome: await attempt(() => ATTEMPTS[header.attempt](header)) });
}
