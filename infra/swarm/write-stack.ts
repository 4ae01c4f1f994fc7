// Writes infra/swarm/stack.yml from docker-compose.yml.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildStack } from './build-stack.ts';

const root = resolve(import.meta.dirname, '../..');
await writeFile(
  join(root, 'infra/swarm/stack.yml'),
  buildStack(await readFile(join(root, 'docker-compose.yml'), 'utf8')),
);
