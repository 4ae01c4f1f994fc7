/** Sources are ES modules; tests run them as CommonJS, which keeps jest.mock and coverage working. */
export const base = {
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.data'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          keepClassNames: true,
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            useDefineForClassFields: false,
            react: { runtime: 'automatic' },
          },
        },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/infra/test/css-module-stub.cjs',
    '\\.svg\\?url$': '<rootDir>/infra/test/image-url-stub.cjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@placelore/(contracts|platform|guidebook|photos|fact-check)/(.*)\\.js$': '<rootDir>/packages/$1/src/$2.ts',
  },
};

/** Dependencies are loaded once per worker process. */
const withoutDom = {
  testEnvironment: '<rootDir>/infra/test/shared-global-environment.cjs',
  runtime: '<rootDir>/infra/test/shared-packages-runtime.cjs',
  // Node's own streams and fetch need these.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
};
const SOURCES = '<rootDir>/{packages,services,frontend,infra}/**';
const IGNORED = ['/node_modules/', '/dist/', '<rootDir>/infra/e2e/'];
/** Medium tests are in the folder `test` of their subject, or have it in their name beside the code. */
const MEDIUM = ['/test/', '\\.medium\\.test\\.ts$'];

/** The levels of the tests: see CONTRIBUTING.md. */
export default {
  projects: [
    {
      ...base,
      ...withoutDom,
      displayName: 'unit',
      testMatch: [`${SOURCES}/*.test.ts`],
      testPathIgnorePatterns: [...IGNORED, ...MEDIUM, '\\.component\\.test\\.ts$'],
      globalSetup: '<rootDir>/infra/test/build-sources.mjs',
    },
    {
      ...base,
      displayName: 'component',
      testEnvironment: '<rootDir>/infra/test/browser-environment.mjs',
      runtime: '<rootDir>/infra/test/shared-page-runtime.cjs',
      testMatch: ['<rootDir>/frontend/**/*.component.test.{ts,tsx}'],
      testPathIgnorePatterns: IGNORED,
    },
    {
      ...base,
      ...withoutDom,
      displayName: 'medium',
      testMatch: [`${SOURCES}/test/**/*.test.ts`, `${SOURCES}/*.medium.test.ts`],
      testPathIgnorePatterns: IGNORED,
      globalSetup: '<rootDir>/infra/test/prepare-medium-tests.mjs',
    },
  ],
  testSequencer: '<rootDir>/infra/test/slowest-first-sequencer.cjs',
  coverageProvider: 'v8',
  // Only a failure takes so long, or a machine that is busy with other work.
  testTimeout: 60_000,
  // Timers of kept-alive connections end by themselves within this time, but not within Jest's half a second.
  workerGracefulExitTimeout: 5_000,
};
