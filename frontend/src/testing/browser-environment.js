import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's own fetch family and copies of data, which jsdom lacks and hides. A Request resolves its address against the page,
 * as in a browser.
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
