import type { Redis } from 'ioredis';
import { judgeClock, readClock, type TimedReading } from './clock.ts';
import { judgeLatency, measureLatency } from './database-check.ts';
import type { Finding } from './finding.ts';

export interface RedisFacts {
  /** Fields of the response to `INFO`. */
  info: Map<string, string>;
  latencyMs: number;
  clock: TimedReading;
}

const MIN_VERSION = 7;
/** Redis refuses writes at 100%. */
const MAX_MEMORY_SHARE = 0.9;

export async function readRedisFacts(redis: Redis): Promise<RedisFacts> {
  const lines = (await redis.info()).split('\r\n').filter((line) => line.includes(':'));
  return {
    info: new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])),
    latencyMs: await measureLatency(() => redis.ping()),
    clock: await readClock(async () => {
      const [seconds, microseconds] = await redis.time();
      return Number(seconds) * 1000 + Number(microseconds) / 1000;
    }),
  };
}

export function judgeRedis({ info, latencyMs, clock }: RedisFacts): Finding[] {
  const check = 'redis';
  const findings = [...judgeLatency(check, latencyMs), ...judgeClock(check, clock)];
  const version = info.get('redis_version') ?? '';
  if (Number.parseInt(version, 10) < MIN_VERSION) {
    findings.push({
      check,
      problem: `this is Redis ${version}`,
      remedy: `install Redis ${MIN_VERSION} or newer, or Valkey`,
    });
  }
  const policy = info.get('maxmemory_policy');
  if (policy !== 'noeviction') {
    const problem = `it deletes keys when its memory is full (${policy})`;
    findings.push({
      check,
      problem,
      remedy: 'set maxmemory-policy to noeviction, because jobs and sessions are in it',
    });
  }
  if (info.get('aof_enabled') !== '1') {
    const problem = 'it forgets sessions when it restarts';
    findings.push({ check, problem, remedy: 'set appendonly to yes' });
  }
  const [used, max] = [Number(info.get('used_memory')), Number(info.get('maxmemory'))];
  if (max > 0 && used > max * MAX_MEMORY_SHARE) {
    const problem = `${((used / max) * 100).toFixed(0)} % of its memory are used, and it refuses writes when it is full`;
    findings.push({ check, problem, remedy: 'raise maxmemory, and look for failed jobs' });
  }
  return findings;
}
