const SharedPackagesRuntime = require('./shared-packages-runtime.cjs').default;

/**
 * Dependencies that are run for each test file: those that register hooks of Jest, call its fake timers or keep
 * responses in a cache of their own.
 */
const LOADED_PER_FILE = /^(@jest\/|jest-|expect$|@testing-library\/|swr(\/|$))/;

/**
 * Module loader for tests in the page of `BrowserEnvironment`. React and other dependencies are run once per page, as are
 * the schemas; other sources are run for each test file.
 */
class SharedPageRuntime extends SharedPackagesRuntime {
  loadedPerFile = LOADED_PER_FILE;

  findSharedModule(from, name) {
    return this.sharedRuntime && super.findSharedModule(from, name);
  }

  loadPackage(from, name) {
    return this._environment.loadShared(() => this.sharedRuntime.requireModuleOrMock(from, name));
  }
}

module.exports = { __esModule: true, default: SharedPageRuntime };
