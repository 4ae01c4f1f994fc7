import base from '../../jest.config.mjs';

/** End to end: the whole running product, one test file at a time. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/infra/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  maxWorkers: 1,
  testTimeout: 120_000,
};
