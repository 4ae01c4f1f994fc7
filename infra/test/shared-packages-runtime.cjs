const { createRequire, isBuiltin } = require('node:module');
const { compileFunction, constants } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** Packages of this repository are sources, and Jest's own are bound to one test file. */
const LOADED_PER_FILE = /^(@placelore\/|@jest\/|jest-|expect$)/;
/** Sources of packages and services keep no state in modules. Tests and their support are loaded for each test file. */
const SHARED_SOURCE = /\/(packages|services)\/[^/]+\/src\/(?!.*\.test\.ts$).*\.ts$/;

/** Sources that this worker process has loaded completely, by path. */
const sharedSources = new Map();
/** Runtime of the running test file; it also resolves the dynamic imports of shared sources. */
let current;

/**
 * Module loader for tests without a DOM. Node loads the dependencies, once per worker process, instead of Jest once per
 * test file, and the product's sources are evaluated once per worker: loading both took longer than most files' tests.
 * Works with `SharedGlobalEnvironment` only: both sides must have the same `Error` and `Array`.
 */
class SharedPackagesRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    current = this;
    const parameters = this.executor.injectedModuleParameters;
    this.executor.compile = (source, filename) =>
      compileFunction(source, parameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    // Coverage of a file counts only what that file evaluates.
    if (!this._coverageOptions.collectCoverage) this.shareSources();
  }

  shareSources() {
    const { cjsLoader, mockState } = this;
    const loadModule = cjsLoader.loadModule.bind(cjsLoader);
    cjsLoader.loadModule = (module, from, name, path, ...rest) => {
      // A test file with mocks has sources of its own, because shared ones have loaded the real modules.
      const isShared = SHARED_SOURCE.test(path) && mockState.explicitCjsMock.size === 0;
      const shared = isShared ? sharedSources.get(path) : undefined;
      if (shared) {
        Object.assign(module, { exports: shared.exports, loaded: true });
        return;
      }
      loadModule(module, from, name, path, ...rest);
      if (isShared) sharedSources.set(path, module);
    };
  }

  requireModuleOrMock(from, name) {
    if (current !== this && sharedSources.has(from)) return current.requireModuleOrMock(from, name);
    const isPackage = !/^[./]/.test(name) && !isBuiltin(name) && !LOADED_PER_FILE.test(name);
    if (!isPackage || this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
}

module.exports = { __esModule: true, default: SharedPackagesRuntime };
