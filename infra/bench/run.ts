import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from '../build/build.ts';
import { Steps } from '../local/steps.ts';
import { measureAnalyses } from './analyses.ts';
import { measureGateway } from './gateway.ts';
import type { Row } from './measure.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs every benchmark against the built product on this machine and writes the tables to docs/benchmarks.md. */
async function main(): Promise<void> {
  const steps = new Steps();
  await build(ROOT, [], steps);
  const gateway = await steps.run('gateway overhead', () => measureGateway(ROOT));
  const analyses = await steps.run('analyses', () => measureAnalyses(ROOT));
  const document = [
    '# Benchmarks',
    '',
    `Measured with \`npm run bench\` on ${machine()}, everything on that one machine: all services, PostgreSQL, Redis and`,
    'the load itself. Embedded providers.',
    '',
    '## Photos',
    '',
    table(analyses),
    '',
    '"New photo" is the whole way: upload, decoding, reading the lettering, locating, writing, neighbours, pictures of the',
    'discovery, commit. "Stored result" is the same owner sending the same photo again: upload, hash, one indexed read.',
    '',
    '## Gateway',
    '',
    table(gateway),
    '',
    'The same bare Fastify handler, asked directly and through the gateway (session and visitor cookies, signed identity,',
    'rate limit in Redis, headers, proxying).',
    '',
  ].join('\n');
  writeFileSync(join(ROOT, 'docs', 'benchmarks.md'), document);
  console.log(`\n${document}`);
}

function machine(): string {
  const [cpu] = cpus();
  const model = cpu?.model.trim() || 'an unnamed processor';
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GiB, Node ${process.version}`;
}

function table(rows: Row[]): string {
  const lines = rows.map(
    ({ name, perSecond, p50, p99, note }) =>
      `| ${name} | ${perSecond.toFixed(1)} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${note} |`,
  );
  return ['| what | per second | p50 ms | p99 ms | how |', '|---|---:|---:|---:|---|', ...lines].join('\n');
}

await main();
process.exit(0);
