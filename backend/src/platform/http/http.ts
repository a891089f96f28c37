import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** Returns whether a method only reads (RFC 9110 §9.2.1). */
export function isSafeMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/**
 * Returns the key for rate limits of unauthenticated callers: the IPv4 address, or the /64 network of an IPv6
 * one, because one line usually has a whole /64 to choose addresses from.
 */
export function callerAddress(request: Request): string {
  return lineOf(request.ip ?? 'unknown');
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
