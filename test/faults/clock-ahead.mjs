/** Preloaded into a command: its `Date` runs ahead by the milliseconds in the file CLOCK_FILE, like the server's clock. */
import { readFileSync } from 'node:fs';

const aheadMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));

globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args) =>
    args.length > 0 ? Reflect.construct(RealDate, args) : new RealDate(RealDate.now() + aheadMs),
});
