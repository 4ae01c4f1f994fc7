import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { LogFile } from '../processes/log-file.ts';
import type { ProcessSpec } from '../processes/supervised-process.ts';
import { findRedisBinary } from './redis-binary.ts';

export interface RedisOptions {
  /** Absolute path; contains the append-only files. */
  folder: string;
  /** Folder of a downloaded Redis. */
  programFolder: string;
  port: number;
  password: string;
  logFile: string;
  /** Number of databases; 16, Redis's default, if absent. */
  databases?: number;
}

export const buildRedisUrl = (options: Pick<RedisOptions, 'port' | 'password'>): string =>
  `redis://:${options.password}@127.0.0.1:${options.port}`;

/** Describes an embedded Redis. It is durable, and when it is full, it refuses writes instead of evicting jobs. */
export function createRedisSpec(options: RedisOptions): ProcessSpec {
  return {
    name: 'redis',
    logFile: options.logFile,
    maxStartAttempts: 4,
    stopSignal: 'SIGTERM',
    spawn: () => spawnRedis(options),
    isReady: () => respondsToPing(options),
  };
}

async function spawnRedis(options: RedisOptions): Promise<ChildProcess> {
  const binary = await findRedisBinary(options.programFolder);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const config = join(options.folder, 'redis.conf');
  // The settings are in a file, because any user can read the arguments of a process.
  await writeFile(config, buildConfig(options), { mode: 0o600 });
  const log = new LogFile(options.logFile);
  const child = spawn(binary.file, [config], {
    cwd: options.folder,
    env: { PATH: process.env.PATH, ...binary.env },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  log.rotateWhileRunning(child);
  return child;
}

const buildConfig = (options: RedisOptions): string =>
  [
    'bind 127.0.0.1',
    `port ${options.port}`,
    `requirepass ${options.password}`,
    `dir "${options.folder.replaceAll(/["\\]/g, '\\$&')}"`,
    `databases ${options.databases ?? 16}`,
    'daemonize no',
    'appendonly yes',
    'appendfsync everysec',
    'save ""',
    'maxmemory 512mb',
    'maxmemory-policy noeviction',
    '',
  ].join('\n');

/** Pings with the plain wire protocol, because a client library would retry and log while Redis is still starting. */
async function respondsToPing(options: RedisOptions): Promise<boolean> {
  const socket = connect({ port: options.port, host: '127.0.0.1' }).setTimeout(1000, () => socket.destroy());
  socket.write(`AUTH ${options.password}\r\nPING\r\n`);
  let response = '';
  try {
    for await (const chunk of socket) {
      response += chunk;
      if (response.includes('+PONG')) return true;
      if (response.includes('\n-')) return false;
    }
    return false;
  } finally {
    socket.destroy();
  }
}
