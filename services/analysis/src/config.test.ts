import type { DynamicModule } from '@nestjs/common';
import { MAX_JOB_WAIT } from '@placelore/platform/admission/job-admission.js';
import { JOB_RETENTION_DAYS } from '@placelore/platform/jobs/job-retention.js';
import { JobsModule } from '@placelore/platform/jobs/jobs.module.js';
import { RETENTION_DAYS } from '@placelore/platform/jobs/retention-periods.js';
import { z } from 'zod';
import { AppModule } from './app.module.js';
import { analysisVariables } from './config.js';

const VALID = {
  PORT: '1',
  IDENTITY_SECRET: 'x'.repeat(32),
  REDIS_URL: 'redis://r',
  DATABASE_URL: 'postgres://p',
  STORAGE_DIR: '/s',
};

test('variables of analysis: have the recorded names, defaults and bounds', () => {
  const { properties } = z.toJSONSchema(analysisVariables, { io: 'input', unrepresentable: 'any' });
  const lines = Object.entries(properties!).map(([name, schema]) => `${name} ${JSON.stringify(schema)}`);
  expect(lines.join('\n')).toMatchSnapshot();
});

test('AppModule: passes each retention period and limit to the provider that uses it', () => {
  const config = { RETENTION_JOB_DAYS: '11', RETENTION_GUEST_DAYS: '12', QUEUE_MAX_WAIT_SECONDS: '13' };
  const { imports = [] } = AppModule.forRoot(analysisVariables.parse({ ...VALID, ...config }));
  const jobs = (imports as DynamicModule[]).find(({ module }) => module === JobsModule)!;
  const getValue = (token: symbol) =>
    (jobs.providers as { provide?: unknown; useValue?: unknown }[]).find(({ provide }) => provide === token)?.useValue;
  expect([getValue(JOB_RETENTION_DAYS), getValue(RETENTION_DAYS), getValue(MAX_JOB_WAIT)]).toEqual([
    11,
    { 'analyses.purge': 12 },
    13,
  ]);
});
