/** Runs the bench that its argument names, and sends its measures to the process that started it. */
import { endOnStopSignal } from '../../scripts/lib/processes.mjs';

endOnStopSignal();
const { measure } = await import(`../${process.argv[2]}.mjs`);
process.send?.(await measure());
