const SharedPackagesRuntime = require('./shared-packages-runtime.cjs').default;

/**
 * Dependencies that are loaded for each test file, because they register hooks of Jest, call its fake timers, or cache
 * responses.
 */
const LOADED_PER_FILE = /^(@jest\/|jest-|expect$|@testing-library\/|swr(\/|$))/;

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** More elements per second than React traces to their origin. */
const MANY_ELEMENTS = { get: () => 1e6, set: () => {} };

/**
 * Makes React forget where elements were created, as it does on pages with many elements. These stacks are used only in
 * its warnings, and took a tenth of the time of component tests.
 */
function omitOwnerStacks(react) {
  if (typeof react[INTERNALS]?.recentlyCreatedOwnerStacks !== 'number')
    throw new Error('React counts elements elsewhere.');
  Object.defineProperty(react[INTERNALS], 'recentlyCreatedOwnerStacks', MANY_ELEMENTS);
}

/**
 * Module loader for tests in the page of `BrowserEnvironment`. React and other dependencies are loaded once per page,
 * and so are the schemas. All other sources run again for each test file.
 */
class SharedPageRuntime extends SharedPackagesRuntime {
  loadedPerFile = LOADED_PER_FILE;

  findSharedModule(from, name) {
    return this.sharedRuntime && super.findSharedModule(from, name);
  }

  loadPackage(from, name) {
    return this._environment.loadShared(() => {
      if (!this.sharedRuntime.hasReact && name.startsWith('react')) {
        omitOwnerStacks(this.sharedRuntime.requireModuleOrMock(from, 'react'));
        this.sharedRuntime.hasReact = true;
      }
      return this.sharedRuntime.requireModuleOrMock(from, name);
    });
  }
}

module.exports = { __esModule: true, default: SharedPageRuntime };
