const { createRequire, isBuiltin } = require('node:module');
const { compileFunction, constants } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** Packages of this repository are sources, and Jest's own are bound to one test file. */
const LOADED_PER_FILE = /^(@placelore\/|@jest\/|jest-|expect$)/;

/**
 * Module loader for tests without a DOM. Node loads the dependencies, once per worker process, instead of Jest once per
 * test file: loading Nest and TypeORM took longer than most files' tests. Sources are still loaded for each test file.
 * Works with `SharedGlobalEnvironment` only: both sides must have the same `Error` and `Array`.
 */
class SharedPackagesRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) =>
      compileFunction(source, parameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
  }

  requireModuleOrMock(from, name) {
    const isPackage = !/^[./]/.test(name) && !isBuiltin(name) && !LOADED_PER_FILE.test(name);
    if (!isPackage || this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

module.exports = { __esModule: true, default: SharedPackagesRuntime };
