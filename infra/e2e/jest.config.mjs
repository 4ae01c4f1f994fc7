import { base } from '../../jest.config.mjs';

/** End-to-end tests run the whole product, two files at once, each with its own product. */
export default {
  ...base,
  testSequencer: '<rootDir>/infra/test/slowest-first-sequencer.cjs',
  testMatch: ['<rootDir>/infra/e2e/**/*.e2e.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testTimeout: 120_000,
};
