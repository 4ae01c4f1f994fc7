import { z } from 'zod';
import { ConfigError, databaseVariables, readConfig, serviceVariables } from './read-config.js';

const schema = z.object({ ...serviceVariables, ...databaseVariables });
const right = {
  PORT: '4000',
  IDENTITY_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://127.0.0.1:6379',
  DATABASE_URL: 'postgres://auth:pw@127.0.0.1/placelore',
};

function faultOf(changes: Record<string, string | undefined>): ConfigError {
  try {
    readConfig('auth', schema, { ...right, ...changes });
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown;
    throw thrown;
  }
  throw new Error('was accepted');
}

describe('readConfig', () => {
  it('fills in defaults and turns numbers into numbers', () => {
    expect(readConfig('auth', schema, right)).toMatchObject({
      PORT: 4000,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      DATABASE_POOL_SIZE: 8,
    });
  });

  it('says all faults at once, one a line, each with its variable', () => {
    const fault = faultOf({ PORT: undefined, IDENTITY_SECRET: 'short', REDIS_URL: 'http://x', LOG_LEVEL: 'loud' });
    expect(fault.faults.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'IDENTITY_SECRET',
      'REDIS_URL',
    ]);
    expect(fault.message.split('\n')).toHaveLength(5);
    expect(fault.message).toMatch(/^auth cannot start/);
  });

  it('never repeats a value: it may be a secret', () => {
    const secrets = {
      PORT: '99hunter2',
      LOG_LEVEL: 'hunter2',
      IDENTITY_SECRET: 'hunter2',
      REDIS_URL: 'ftp://:hunter2@h',
      DATABASE_URL: 'mysql://u:hunter2@h/d',
      DATABASE_POOL_SIZE: 'hunter2',
      NODE_ENV: 'hunter2',
    };
    const fault = faultOf(secrets);
    expect(fault.faults).toHaveLength(Object.keys(secrets).length);
    expect(fault.message).not.toContain('hunter2');
  });

  it('takes an empty variable as absent', () => {
    expect(readConfig('auth', schema, { ...right, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info');
    expect(faultOf({ DATABASE_URL: '' }).faults).toHaveLength(1);
  });

  it('knows what it does not read', () => {
    expect(readConfig('auth', schema, { ...right, HOME: '/root' })).not.toHaveProperty('HOME');
  });

  it('wants the two connections that migrating takes', () => {
    expect(faultOf({ DATABASE_POOL_SIZE: '1' }).faults).toHaveLength(1);
  });
});
