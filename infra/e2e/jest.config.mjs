import base from '../../jest.config.mjs';

/** End to end: the whole running product, two files at once, each with a product of its own. */
export default {
  ...base,
  rootDir: '../..',
  testMatch: ['<rootDir>/infra/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 120_000,
};
