const { compileFunction, constants, Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/** Compiled files of this worker process by path, with the sources from which they were compiled. */
const scripts = new Map();

/**
 * Dependencies that a page imports dynamically must come from Jest, which a script shared by all pages cannot access.
 */
const DYNAMIC_IMPORT = /\bimport\s*\(/;
const OPTIONS = { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER };

function compileOnce(source, filename, parameters) {
  const compiled = scripts.get(filename);
  if (compiled?.source === source) return compiled.script;
  const script = new Script(`(function (${parameters}) {${source}\n})`, { ...OPTIONS, filename });
  scripts.set(filename, { source, script });
  return script;
}

/**
 * Module loader that compiles a file once per worker process instead of once per test file. The file still runs for
 * each test file, but its functions keep their bytecode.
 */
class CachedScriptsRuntime extends JestRuntime {
  constructor(...args) {
    super(...args);
    const [, environment, , , , { collectCoverage }] = args;
    const { executor } = this;
    const parameters = executor.injectedModuleParameters;
    const hasOwnGlobals = environment.global !== globalThis;
    const compileForFile = hasOwnGlobals
      ? executor.compile.bind(executor)
      : (source, filename) => compileFunction(source, parameters, { ...OPTIONS, filename });
    executor.compile = (source, filename) => {
      // For coverage, V8 must report positions in the source without a function around it.
      if (collectCoverage || (hasOwnGlobals && DYNAMIC_IMPORT.test(source))) return compileForFile(source, filename);
      let script;
      try {
        script = compileOnce(source, filename, parameters);
      } catch {
        return compileForFile(source, filename);
      }
      if (!hasOwnGlobals) return script.runInThisContext();
      const context = environment.getVmContext();
      return context && script.runInContext(context);
    };
  }
}

module.exports = { __esModule: true, default: CachedScriptsRuntime };
