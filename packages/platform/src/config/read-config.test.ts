import { z } from 'zod';
import * as groups from './read-config.js';
import { ConfigError, databaseVariables, readConfig, serviceVariables } from './read-config.js';

const { ConfigError: _, readConfig: __, ...GROUPS } = groups;
const schema = z.object({ ...serviceVariables, ...databaseVariables });
const VALID = {
  PORT: '4000',
  IDENTITY_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://auth:pw@127.0.0.1/placelore',
};

function readInvalidConfig(changes: Record<string, string | undefined>): ConfigError {
  try {
    readConfig('auth', schema, { ...VALID, ...changes });
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown;
    throw thrown;
  }
  throw new Error('was accepted');
}

describe('readConfig', () => {
  it('applies defaults and converts numbers', () => {
    expect(readConfig('auth', schema, VALID)).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATABASE_POOL_SIZE: 8,
    });
  });

  it('reports all errors at once, one per line, each with its variable', () => {
    const error = readInvalidConfig({
      PORT: undefined,
      IDENTITY_SECRET: 'short',
      REDIS_URL: 'http://x',
      LOG_LEVEL: 'loud',
    });
    expect(error.issues.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'IDENTITY_SECRET',
      'REDIS_URL',
    ]);
    expect(error.message.split('\n')).toHaveLength(5);
    expect(error.message).toMatch(/^auth cannot start/);
  });

  it.each([
    ['METRICS_PORT', '65535', '65536'],
    ['DATABASE_POOL_SIZE', '2', '1'],
    ['DATABASE_POOL_SIZE', '100', '101'],
    ['OTEL_TRACES_SAMPLER_ARG', '1', '1.1'],
    ['DRAIN_SECONDS', '300', '301'],
    ['RATE_LIMIT_FACTOR', '0.1', '0'],
  ])('accepts %s=%s and rejects %s', (name, accepted, rejected) => {
    expect(readConfig('auth', schema, { ...VALID, [name]: accepted })).toHaveProperty(name, Number(accepted));
    expect(readInvalidConfig({ [name]: rejected }).issues[0]).toMatch(new RegExp(`^${name}:`));
  });

  it.each([
    ['PORT', undefined, 'is missing'],
    ['PORT', 'x', 'must be a number'],
    ['PORT', '1.5', 'must be a whole number'],
    ['PORT', '65536', 'must be at most 65535'],
    ['RATE_LIMIT_FACTOR', '0', 'must be above 0'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['IDENTITY_SECRET', 'short', 'must be a random secret of at least 32 characters'],
  ])('says of %s=%s that it %s', (name, value, problem) => {
    expect(readInvalidConfig({ [name]: value }).issues).toEqual([`${name}: ${problem}`]);
  });

  it('never repeats a value, which may be a secret', () => {
    const secrets = {
      PORT: '99hunter2',
      LOG_LEVEL: 'hunter2',
      IDENTITY_SECRET: 'hunter2',
      REDIS_URL: 'ftp://:hunter2@h',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      DATABASE_POOL_SIZE: 'hunter2',
      NODE_ENV: 'hunter2',
    };
    const error = readInvalidConfig(secrets);
    expect(error.issues).toHaveLength(Object.keys(secrets).length);
    expect(error.message).not.toContain('hunter2');
  });

  it('treats an empty variable as absent', () => {
    expect(readConfig('auth', schema, { ...VALID, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
    expect(readInvalidConfig({ DATABASE_URL: '' }).issues).toHaveLength(1);
  });

  it('omits variables that are not in the schema', () => {
    expect(readConfig('auth', schema, { ...VALID, HOME: '/root' })).not.toHaveProperty('HOME');
  });

  it('requires two connections, which migrations need', () => {
    expect(readInvalidConfig({ DATABASE_POOL_SIZE: '1' }).issues).toHaveLength(1);
  });
});

it.each(Object.entries(GROUPS))('%s: has the recorded names, defaults and bounds', (_, variables) => {
  expect(z.toJSONSchema(z.object(variables), { io: 'input' }).properties).toMatchSnapshot();
});
