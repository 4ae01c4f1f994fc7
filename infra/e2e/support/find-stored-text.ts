import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import pg from 'pg';
import { buildDatabaseUrl, type Product } from './product.ts';

/** Location of a match, with the text around it. */
export type TextMatch = `${string}: ${string}`;

/** Characters shown on both sides of a match. */
const CONTEXT_LENGTH = 60;

/**
 * Returns every place in the database, Redis, stored files and logs that matches a pattern. The write-ahead log and the
 * space of deleted rows are not searched, because the database clears them by itself.
 */
export async function findStoredText(product: Product, pattern: RegExp): Promise<TextMatch[]> {
  const found = await Promise.all([
    searchDatabase(product, pattern),
    searchRedis(product, pattern),
    searchFiles(join(product.dataDir, 'storage'), pattern),
    searchFiles(join(product.dataDir, 'logs'), pattern),
  ]);
  return found.flat();
}

function findMatches(location: string, text: string, pattern: RegExp): TextMatch[] {
  const match = pattern.exec(text);
  if (!match) return [];
  return [`${location}: ${text.slice(Math.max(0, match.index - CONTEXT_LENGTH), match.index + CONTEXT_LENGTH)}`];
}

async function searchDatabase(product: Product, pattern: RegExp): Promise<TextMatch[]> {
  const client = new pg.Client({ connectionString: await buildDatabaseUrl(product) });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const found: TextMatch[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from "${schema}"."${name}" t`,
      );
      for (const { row } of rows) found.push(...findMatches(`table ${schema}.${name}`, row, pattern));
    }
    return found;
  } finally {
    await client.end();
  }
}

async function searchRedis(product: Product, pattern: RegExp): Promise<TextMatch[]> {
  const redis = await product.redis();
  try {
    const found: TextMatch[] = [];
    for await (const keys of redis.scanStream({ count: 500 }) as AsyncIterable<string[]>) {
      for (const key of keys)
        found.push(...findMatches(`redis ${key}`, `${key} ${await readKey(redis, key)}`, pattern));
    }
    return found;
  } finally {
    redis.disconnect();
  }
}

async function readKey(redis: Redis, key: string): Promise<string> {
  const readers: Record<string, () => Promise<unknown>> = {
    string: () => redis.get(key),
    hash: () => redis.hgetall(key),
    list: () => redis.lrange(key, 0, -1),
    set: () => redis.smembers(key),
    zset: () => redis.zrange(key, 0, -1),
    stream: () => redis.xrange(key, '-', '+'),
  };
  return JSON.stringify((await readers[await redis.type(key)]?.()) ?? null);
}

async function searchFiles(folder: string, pattern: RegExp): Promise<TextMatch[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: TextMatch[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    // The file may have been deleted since it was listed.
    const text = entry.isFile() ? await readFile(path, 'latin1').catch(() => '') : '';
    found.push(...findMatches(`file ${path.slice(folder.length)}`, `${path} ${text}`, pattern));
  }
  return found;
}
