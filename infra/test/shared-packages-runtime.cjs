const { createRequire, isBuiltin } = require('node:module');
const CachedScriptsRuntime = require('./cached-scripts-runtime.cjs').default;

const SOURCE = /^(\.|\/|@placelore\/)/;
/** Jest's own packages are bound to one test file. */
const LOADED_PER_FILE = /^(@jest\/|jest-|expect$)/;

/**
 * Packages that declare schemas or compute from bundled data, and do not import other sources. Their state is the same
 * for every test file.
 */
const STATELESS_SOURCE = /\/packages\/(contracts|guidebook|fact-check)\/src\/(?!.*\.test\.ts$)/;

/**
 * Source maps by file. All runtimes share them, because a stack trace may contain sources of the stateless packages.
 */
const sourceMaps = new Map();

/**
 * Module loader for tests without a DOM. Dependencies are loaded by Node once per worker process, instead of by Jest
 * once per test file, because loading Nest and TypeORM took longer than the tests of most files. Schemas and bundled
 * data are shared, too. All other sources run again for each test file. Works only with `SharedGlobalEnvironment`,
 * because both sides must have the same `Error` and `Array`.
 */
class SharedPackagesRuntime extends CachedScriptsRuntime {
  /** Dependencies that are loaded for each test file. */
  loadedPerFile = LOADED_PER_FILE;

  /**
   * @param isShared whether this loader loads what all test files of the worker process share, until that process ends
   */
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig, isShared) {
    const build = (files) => [
      config,
      environment,
      resolver,
      transformer,
      files,
      coverageOptions,
      testPath,
      globalConfig,
    ];
    super(...build(cacheFS));
    this.transformCache.sourceMaps = sourceMaps;
    // Coverage is collected for each test file.
    if (isShared || coverageOptions.collectCoverage) return;
    if (!Object.hasOwn(new.target, 'sharedRuntime'))
      new.target.sharedRuntime = new new.target(...build(new Map()), true);
    this.sharedRuntime = new.target.sharedRuntime;
  }

  requireModuleOrMock(from, name) {
    const load = this.findSharedModule(from, name);
    if (!load || this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return load();
  }

  /**
   * Returns a function that loads a module that all test files share, or undefined for other modules and unknown files.
   */
  findSharedModule(from, name) {
    if (isBuiltin(name) || this.loadedPerFile.test(name)) return undefined;
    if (!SOURCE.test(name)) return () => this.loadPackage(from, name);
    if (!this.sharedRuntime) return undefined;
    try {
      const path = this._resolution.resolveCjs(from, name);
      return STATELESS_SOURCE.test(path) ? () => this.sharedRuntime.requireModule(path) : undefined;
    } catch {
      return undefined;
    }
  }

  loadPackage(from, name) {
    return createRequire(from)(name);
  }
}

module.exports = { __esModule: true, default: SharedPackagesRuntime };
