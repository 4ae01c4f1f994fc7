import { Redis } from 'ioredis';
import { freshRedis } from '../../../../infra/test/database.ts';

/** A connection to a database of its own: stand-ins take ports that others had before, and answers are kept by port. */
export const testRedis = async (): Promise<Redis> => new Redis(await freshRedis());

/** Another process of the same installation: the same keys over another connection. */
export const beside = (redis: Redis): Redis => redis.duplicate();
