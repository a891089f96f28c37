/** Certificates for tests, created with openssl. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { runTool } from '../lib/processes.mjs';

/** @typedef {{ path: string, keyPath: string }} Certificate paths of the PEM files */

/**
 * Creates a self-signed certificate authority.
 * @param {string} directory
 * @param {string} name
 * @returns {Promise<Certificate>}
 */
export async function makeAuthority(directory, name) {
  const made = placeOf(directory, name);
  await openssl(['req', '-x509', ...ofNewKey(made, name), '-days', '2', '-out', made.path]);
  return made;
}

/**
 * Creates a server certificate for localhost.
 * @param {string} directory
 * @param {Certificate} authority
 * @returns {Promise<Certificate>}
 */
export async function makeServerCertificate(directory, authority) {
  const made = placeOf(directory, 'server');
  const [request, names] = [join(directory, 'server.csr'), join(directory, 'server.ext')];
  writeFileSync(names, 'subjectAltName = DNS:localhost');
  await openssl(['req', ...ofNewKey(made, 'localhost'), '-out', request]);
  const signed = ['-CA', authority.path, '-CAkey', authority.keyPath, '-CAcreateserial', '-days', '2'];
  await openssl(['x509', '-req', '-in', request, ...signed, '-extfile', names, '-out', made.path]);
  return made;
}

/**
 * @param {string} directory
 * @param {string} name
 * @returns {Certificate}
 */
function placeOf(directory, name) {
  return { path: join(directory, `${name}.pem`), keyPath: join(directory, `${name}.key`) };
}

/**
 * @param {Certificate} made
 * @param {string} name
 */
function ofNewKey({ keyPath }, name) {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyPath];
  return [...key, '-subj', `/CN=${name}`];
}

/** @param {string[]} args */
async function openssl(args) {
  const { code, output } = await runTool('openssl', args);
  if (code !== 0) throw new Failure('openssl could not create a certificate.', output);
}
