const { createRequire, isBuiltin } = require('node:module');
const CachedScriptsRuntime = require('./cached-scripts-runtime.cjs').default;

const SOURCE = /^(\.|\/|@placelore\/)/;
/** Jest's own packages are bound to one test file. */
const LOADED_PER_FILE = /^(@jest\/|jest-|expect$)/;

/**
 * Packages that declare schemas or compute from bundled data, and import no other sources: what they remember is the same
 * for every test file.
 */
const STATELESS_SOURCE = /\/packages\/(contracts|guidebook|fact-check)\/src\/(?!.*\.test\.ts$)/;

/** Runs the stateless packages, once per worker process; no test file ends it. */
let statelessRuntime;
/** Source maps by file. All runtimes share them, because a stack trace may contain sources of the stateless packages. */
const sourceMaps = new Map();

/**
 * Module loader for tests without a DOM. Node loads the dependencies, once per worker process, instead of Jest once per
 * test file: loading Nest and TypeORM took longer than most files' tests. Schemas and bundled data are shared as well;
 * other sources are run for each test file.
 * Works with `SharedGlobalEnvironment` only: both sides must have the same `Error` and `Array`.
 */
class SharedPackagesRuntime extends CachedScriptsRuntime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
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
    // Coverage is collected by test file.
    this.sharesSources = !coverageOptions.collectCoverage && new.target === SharedPackagesRuntime;
    if (this.sharesSources) statelessRuntime ??= new StatelessRuntime(...build(new Map()));
  }

  requireModuleOrMock(from, name) {
    const load = this.findSharedModule(from, name);
    if (!load || this.mockState.shouldMockCjs(from, name).shouldMock) return super.requireModuleOrMock(from, name);
    return load();
  }

  /** Returns how to load a module that all test files share, and undefined for others and for unknown files. */
  findSharedModule(from, name) {
    if (isBuiltin(name) || LOADED_PER_FILE.test(name)) return undefined;
    if (!SOURCE.test(name)) return () => createRequire(from)(name);
    if (!this.sharesSources) return undefined;
    try {
      const path = this._resolution.resolveCjs(from, name);
      return STATELESS_SOURCE.test(path) ? () => statelessRuntime.requireModule(path) : undefined;
    } catch {
      return undefined;
    }
  }
}

class StatelessRuntime extends SharedPackagesRuntime {}

module.exports = { __esModule: true, default: SharedPackagesRuntime };
