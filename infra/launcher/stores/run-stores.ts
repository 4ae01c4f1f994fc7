// Runs a PostgreSQL and a Redis as the launcher does, in the folder given as the argument, and prints their URLs.
import { join } from 'node:path';
import { findFreePorts } from '../processes/ports.ts';
import { Supervisor } from '../processes/supervisor.ts';
import { buildPostgresUrl, createPostgresSpec } from './postgres.ts';
import { buildRedisUrl, createRedisSpec } from './redis.ts';

const [folder = '', programFolder = ''] = process.argv.slice(2);
const [databasePort = 0, redisPort = 0] = await findFreePorts(2);
const buildOptions = (name: string, port: number) => ({
  folder: join(folder, name),
  logFile: join(folder, `${name}.log`),
  port,
  password: 'secret-of-the-test',
});
const postgresOptions = buildOptions('postgres', databasePort);
const redisOptions = { ...buildOptions('redis', redisPort), programFolder };

const supervisor = new Supervisor(join(folder, 'run.json'), (line) => console.error(line));
await supervisor.stopLeftovers();
await Promise.all([
  supervisor.start(createPostgresSpec(postgresOptions)),
  supervisor.start(createRedisSpec(redisOptions)),
]);
console.log(JSON.stringify({ database: buildPostgresUrl(postgresOptions), redis: buildRedisUrl(redisOptions) }));
process.on('SIGTERM', () => supervisor.stop(supervisor.names, 5000).then(() => process.exit(0)));
