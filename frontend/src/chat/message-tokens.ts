import { find } from 'linkifyjs';

/** A part of a message. */
export type MessageToken =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; username: string }
  /** `text` is shortened for display and begins with the host. */
  | { kind: 'link'; text: string; href: string };

const MAX_LINK_LENGTH = 60;

/** Alien IDs (§5) after an @ that is not part of a word, such as an e-mail address. */
const MENTION = /(?<![\w@.-])@([A-Za-z0-9_-]{3,24})(?![\w-])/g;

/** Splits a message into text, links and mentions; nothing in it is ever markup. */
export function tokensOf(message: string): MessageToken[] {
  const tokens: MessageToken[] = [];
  let end = 0;
  for (const { value, start, end: linkEnd } of find(message, 'url')) {
    const link = linkOf(value);
    if (link === null) continue;
    tokens.push(...textTokens(message.slice(end, start)), link);
    end = linkEnd;
  }
  return [...tokens, ...textTokens(message.slice(end))];
}

/** Returns true if a message mentions a member. */
export function mentions(message: string, username: string): boolean {
  const wanted = username.toLowerCase();
  return tokensOf(message).some(
    (token) => token.kind === 'mention' && token.username.toLowerCase() === wanted,
  );
}

/**
 * Returns a link only for text written as a web address. Addresses that hide their target (a user name before
 * the host) stay text.
 */
function linkOf(value: string): MessageToken | null {
  if (!/^(https?:\/\/|www\.)/i.test(value)) return null;
  const address = addressIn(value.startsWith('www.') ? `https://${value}` : value);
  if (address === null || address.username !== '' || address.password !== '') return null;
  const { host, pathname, search, hash, href } = address;
  const rest = pathname === '/' ? search + hash : pathname + search + hash;
  const text = host + rest;
  const longest = Math.max(MAX_LINK_LENGTH, host.length);
  return { kind: 'link', href, text: text.length > longest ? `${text.slice(0, longest)}…` : text };
}

function addressIn(value: string): URL | null {
  const address = URL.canParse(value) ? new URL(value) : null;
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address : null;
}

function textTokens(text: string): MessageToken[] {
  // Every second piece is a name.
  const tokens = text.split(MENTION).map((piece, index): MessageToken => {
    if (index % 2 === 0) return { kind: 'text', text: piece };
    return { kind: 'mention', text: `@${piece}`, username: piece };
  });
  return tokens.filter((token) => token.text !== '');
}
