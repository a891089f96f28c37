import { inTurns, timesMeasure } from './harness/measures.mjs';
import { processorTimeOf, startScript } from './harness/processes.mjs';
import { addMembers, get, withSite } from './harness/site.mjs';

const BLOCKS = 11;
const REQUESTS_PER_BLOCK = 2500;
const AT_ONCE = 10;
const MAX_TIMES = 3;

/** `GET /api/user` against a bare Express route with the same query on the same database. */
export const measure = () =>
  withSite(async ({ url, pid, databaseFile, database }) => {
    const [cookie] = addMembers(database, 1, 'member');
    const bare = await startScript('servers/bare-user.mjs', [databaseFile]);
    const block = async (/** @type {string} */ address) => {
      for (let sent = 0; sent < REQUESTS_PER_BLOCK; sent += AT_ONCE)
        await Promise.all(Array.from({ length: AT_ONCE }, () => get(address, cookie)));
    };
    const turns = await inTurns(
      BLOCKS,
      () => processorTimeOf(pid, () => block(`${url}/api/user`)),
      () => processorTimeOf(bare.pid, () => block(`http://127.0.0.1:${bare.message}/api/user`)),
    );
    await bare.stop();
    const what = `Processor time of ${REQUESTS_PER_BLOCK} \`GET /api/user\` against a bare Express, helmet and pino route`;
    return [timesMeasure(what, turns, MAX_TIMES)];
  });
