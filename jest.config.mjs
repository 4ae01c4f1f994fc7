/**
 * One configuration for unit tests and component tests (beside the code) and medium tests (`test/` of a package or
 * service).
 * Sources are ES modules; tests run them as CommonJS, which keeps jest.mock and coverage working.
 */
export default {
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{packages,services,frontend,infra}/**/*.test.ts',
    '<rootDir>/frontend/**/*.component.test.tsx',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/infra/e2e/'],
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
    '^@placelore/(contracts|platform|guidebook|photos)/(.*)\\.js$': '<rootDir>/packages/$1/src/$2.ts',
  },
  // Sources read data files that the build writes.
  globalSetup: '<rootDir>/infra/test/build-data.mjs',
  testSequencer: '<rootDir>/infra/test/slowest-first-sequencer.cjs',
  coverageProvider: 'v8',
  testTimeout: 30_000,
};
