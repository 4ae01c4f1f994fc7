// Runs a PostgreSQL and a Redis as the launcher does, in the folder given as argument, and prints their addresses.
import { join } from 'node:path';
import { freePorts } from '../ports.ts';
import { postgres, postgresUrl } from '../postgres.ts';
import { redis, redisUrl } from '../redis.ts';
import { Supervisor } from '../supervisor.ts';

const [folder = '', programFolder = ''] = process.argv.slice(2);
const [databasePort = 0, redisPort = 0] = await freePorts(2);
const place = (name: string, port: number) => ({
  folder: join(folder, name),
  logFile: join(folder, `${name}.log`),
  port,
  password: 'secret-of-the-test',
});
const database = place('postgres', databasePort);
const memory = { ...place('redis', redisPort), programFolder };

const supervisor = new Supervisor(join(folder, 'run.json'), (line) => console.error(line));
await supervisor.endLeftovers();
await Promise.all([supervisor.start(postgres(database)), supervisor.start(redis(memory))]);
console.log(JSON.stringify({ database: postgresUrl(database), redis: redisUrl(memory) }));
process.on('SIGTERM', () => supervisor.stop(supervisor.names, 5000).then(() => process.exit(0)));
