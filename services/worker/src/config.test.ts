import { z } from 'zod';
import { serviceUrls, workerVariables } from './config.js';

test('variables of the worker: have the recorded names, defaults and bounds', () => {
  const { properties } = z.toJSONSchema(workerVariables, { io: 'input', unrepresentable: 'any' });
  const lines = Object.entries(properties!).map(([name, schema]) => `${name} ${JSON.stringify(schema)}`);
  expect(lines.join('\n')).toMatchSnapshot();
});

test('serviceUrls: assigns each address to its service', () => {
  const urls = { AUTH_URL: 'http://u', CONTENT_URL: 'http://c', ANALYSIS_URL: 'http://n', PLACES_URL: 'http://p' };
  const config = { PORT: '1', IDENTITY_SECRET: 'x'.repeat(32), REDIS_URL: 'redis://r', ...urls };
  expect(serviceUrls(workerVariables.parse(config))).toEqual({
    auth: 'http://u',
    content: 'http://c',
    analysis: 'http://n',
    places: 'http://p',
  });
});
