import { inTurns, timesMeasure } from './harness/measures.mjs';
import { processorTimeOf, startScript } from './harness/processes.mjs';
import { addMembers, createSender, withSite } from './harness/site.mjs';

const BLOCKS = 11;
const REQUESTS_PER_BLOCK = 2500;
const CONNECTIONS = 8;
const MAX_TIMES = 3;

/** `GET /api/user` against a bare Express route with the same query on the same database. */
export const measure = () =>
  withSite(async ({ url, pid, databaseFile, database }) => {
    const [cookie] = addMembers(database, 1, 'member');
    const bare = await startScript('servers/bare-user.mjs', [databaseFile]);
    const block = async (/** @type {string} */ address) => {
      const send = createSender(CONNECTIONS);
      const sendSome = async () => {
        for (let count = 0; count < REQUESTS_PER_BLOCK / CONNECTIONS; count += 1) await send(address, cookie);
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, sendSome));
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
