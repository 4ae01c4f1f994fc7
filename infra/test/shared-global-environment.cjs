const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * Environment of tests without a DOM: the globals of the worker process. They are restored after each test file, so
 * that dependencies that Node loaded once work in every file.
 */
class SharedGlobalEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  exportConditions = () => ['node', 'node-addons'];
  getVmContext = () => null;
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #exit = process.exit;
  #variables = { ...process.env };

  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    const timerConfig = { idToRef: (id) => ({ id, ref() {}, unref() {} }), refToId: (timer) => timer?.id };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = this.#exit;
    process.env = this.#variables;
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!(key in this.#globals)) Reflect.deleteProperty(globalThis, key);
    }
    for (const key of Reflect.ownKeys(this.#globals)) Reflect.defineProperty(globalThis, key, this.#globals[key]);
  }
}

module.exports = SharedGlobalEnvironment;
