/** Base class for Stryker's test environment: this process itself, which has all modules loaded. */
export default class ThisProcess {
  global = globalThis;
}
