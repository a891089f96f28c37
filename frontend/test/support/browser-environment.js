import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's fetch, structuredClone and BroadcastChannel, which jsdom lacks or hides. As in a browser, a Request
 * resolves its URL against the page.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const page = this.global;
    page.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, page.location.href) : input, init);
      }
    };
    page.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        // An open channel would keep the process alive.
        this.unref();
      }
    };
    Object.assign(page, {
      fetch,
      Headers,
      Response,
      FormData,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      structuredClone,
    });
  }
}
