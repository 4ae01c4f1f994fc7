import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LogFile } from './log-file.ts';
import type { Program } from './program.ts';
import { findRedis } from './redis-program.ts';

export interface RedisPlace {
  /** Absolute; holds the append-only files. */
  folder: string;
  /** Where a Redis that had to be downloaded is kept. */
  programFolder: string;
  port: number;
  password: string;
  logFile: string;
  /** How many it has; Redis' own 16 unless said. */
  databases?: number;
}

export const redisUrl = (place: Pick<RedisPlace, 'port' | 'password'>): string =>
  `redis://:${place.password}@127.0.0.1:${place.port}`;

/** A Redis of our own: durable, and it refuses writes when it is full instead of forgetting jobs. */
export function redis(place: RedisPlace): Program {
  return {
    name: 'redis',
    logFile: place.logFile,
    patience: 4,
    stopSignal: 'SIGTERM',
    spawn: () => spawnRedis(place),
    isReady: () => answersPing(place),
  };
}

async function spawnRedis(place: RedisPlace): Promise<ChildProcess> {
  const program = await findRedis(place.programFolder);
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const config = join(place.folder, 'redis.conf');
  // A file, because the arguments of a process are for all to read.
  await writeFile(config, settings(place), { mode: 0o600 });
  const log = new LogFile(place.logFile);
  return spawn(program.file, [config], {
    cwd: place.folder,
    env: { PATH: process.env.PATH, ...program.env },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
}

const settings = (place: RedisPlace): string =>
  [
    'bind 127.0.0.1',
    `port ${place.port}`,
    `requirepass ${place.password}`,
    `dir "${place.folder.replaceAll(/["\\]/g, '\\$&')}"`,
    `databases ${place.databases ?? 16}`,
    'daemonize no',
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory 512mb',
    'maxmemory-policy noeviction',
    '',
  ].join('\n');

/** Asks in the wire format itself: a client library would retry and log on its own while Redis is still starting. */
async function answersPing(place: RedisPlace): Promise<boolean> {
  const socket = connect({ port: place.port, host: '127.0.0.1' }).setTimeout(1000, () => socket.destroy());
  socket.write(`AUTH ${place.password}\r\nPING\r\n`);
  let answer = '';
  try {
    for await (const chunk of socket) {
      answer += chunk;
      if (answer.includes('+PONG')) return true;
      if (answer.includes('\n-')) return false;
    }
    return false;
  } finally {
    socket.destroy();
  }
}
