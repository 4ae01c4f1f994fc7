import { Redis } from 'ioredis';
import { createTestRedis as createRedisDatabase } from '../../../../infra/test/test-database.ts';

/** A connection to a database of its own: stand-ins take ports that others had before, and answers are kept by port. */
export const createTestRedis = async (): Promise<Redis> => new Redis(await createRedisDatabase());

/** Another process of the same installation: the same keys over another connection. */
export const duplicateConnection = (redis: Redis): Redis => redis.duplicate();
