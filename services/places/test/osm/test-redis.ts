import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { testRedisUrl } from '../../../../infra/test/database.ts';

/** A connection with keys of its own: stand-ins take ports that others had before, and answers are kept by port. */
export const testRedis = (): Redis => new Redis(testRedisUrl(), { keyPrefix: `${randomUUID()}:` });

/** Another process of the same installation: the same keys over another connection. */
export const beside = (redis: Redis): Redis => redis.duplicate();
