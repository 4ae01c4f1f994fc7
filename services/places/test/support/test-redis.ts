import { Redis } from 'ioredis';
import { createTestRedis as createRedisDatabase } from '../../../../infra/test/test-database.ts';

/**
 * Opens a connection to a database of its own, because fakes reuse ports of earlier ones and responses are cached by
 * port.
 */
export const createTestRedis = async (): Promise<Redis> => new Redis(await createRedisDatabase());

/** Opens another connection to the same keys, as another process of the installation does. */
export const duplicateConnection = (redis: Redis): Redis => redis.duplicate();
