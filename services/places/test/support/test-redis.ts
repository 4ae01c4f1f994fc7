import { Redis } from 'ioredis';
import { createTestRedis as createRedisDatabase } from '../../../../infra/test/test-database.ts';

/**
 * Opens a connection to a separate database, because fakes reuse the ports of earlier ones, and responses are cached by
 * port.
 */
export const createTestRedis = async (): Promise<Redis> => new Redis(await createRedisDatabase());

/** Opens another connection to the same keys, like another process of the installation. */
export const duplicateConnection = (redis: Redis): Redis => redis.duplicate();
