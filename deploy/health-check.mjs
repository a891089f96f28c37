/** HEALTHCHECK of the image: exits with 0 if this container's server is ready, else with 1 and the reason. */
const LIMIT_MS = 4_000;

const address = `http://127.0.0.1:${process.env.PORT || 3000}/api/health/ready`;
try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
  console.log(`${address} answers ${status}.`);
  process.exitCode = status === 200 ? 0 : 1;
} catch (error) {
  console.log(`${address} does not answer: ${error.cause?.code ?? error.message}.`);
  process.exitCode = 1;
}
