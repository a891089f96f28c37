import { isIP, isIPv6 } from 'node:net';
import type { Express, Request } from 'express';

/** Returns whether a method only reads (RFC 9110 §9.2.1). */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Makes Express read the caller's address from what these proxies report. */
export function trustProxies(express: Express, proxies: number | readonly string[]): void {
  express.set('trust proxy', proxies);
  const isTrusted = express.get('trust proxy fn') as (address: string, hop: number) => boolean;
  express.set('trust proxy fn', (address: string, hop: number) => isTrusted(withoutPort(address), hop));
}

/**
 * Returns the key for rate limits of unauthenticated callers: the IPv4 address, or the /64 network of an IPv6
 * one, because one line usually has a whole /64 to choose addresses from. If a proxy reports something that is
 * no address, its own counts.
 */
export function callerAddress({ ip = '', socket }: Request): string {
  const address = withoutPort(ip);
  return lineOf(isIP(address) === 0 ? (socket.remoteAddress ?? 'unknown') : address);
}

/** Returns an address without its port and brackets; Azure's gateway reports `203.0.113.8:40001`. */
function withoutPort(address = ''): string {
  return address.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}

/** Returns the part of an address that identifies the client: the IPv4 address, or the /64 of an IPv6 one. */
export function lineOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** Returns whether an address is this machine's own. */
export function isLoopback(ip: string): boolean {
  return ip === '::1' || lineOf(ip).startsWith('127.');
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const tailCount = tail ? tail.split(':').length : 0;
  while (tail !== undefined && groups.length + tailCount < 8) groups.push('0');
  const all = tail ? [...groups, ...tail.split(':')] : groups;
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
