const { createRequire, isBuiltin } = require('node:module');
const CachedScriptsRuntime = require('./cached-scripts-runtime.cjs').default;

/** Packages of this repository are sources, and Jest's own are bound to one test file. */
const LOADED_PER_FILE = /^(@placelore\/|@jest\/|jest-|expect$)/;

/**
 * Module loader for tests without a DOM. Node loads the dependencies, once per worker process, instead of Jest once per
 * test file: loading Nest and TypeORM took longer than most files' tests. Sources are still run for each test file.
 * Works with `SharedGlobalEnvironment` only: both sides must have the same `Error` and `Array`.
 */
class SharedPackagesRuntime extends CachedScriptsRuntime {
  requireModuleOrMock(from, name) {
    const isPackage = !/^[./]/.test(name) && !isBuiltin(name) && !LOADED_PER_FILE.test(name);
    if (!isPackage || this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

module.exports = { __esModule: true, default: SharedPackagesRuntime };
