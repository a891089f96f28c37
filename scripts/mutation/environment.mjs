/** The environment that Stryker builds on: this process itself, where all modules are. */
export default class ThisProcess {
  global = globalThis;
}
