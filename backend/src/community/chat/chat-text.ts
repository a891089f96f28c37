import { Problem } from '../../platform/errors/problem.js';

/** How long a message may be, counted as `maxlength` of a field counts: in UTF-16 units. */
const MAX_MESSAGE_LENGTH = 500;

/** Control characters but tab and line feed, which a text may have in it. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Half of a surrogate pair: no text, and nothing that could be stored. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Something to see: neither a space of any kind nor an invisible character. */
const VISIBLE = /[^\p{Z}\p{C}]/u;

/**
 * A message as it is stored and shown: trimmed, line ends as line feeds, without control characters; half a surrogate
 * pair becomes U+FFFD. Markup is not touched: it is text, here and on every screen.
 *
 * @throws Problem `chat.empty` or `chat.too_long`.
 */
export function cleanMessage(sent: string): string {
  const message = sent
    .replaceAll('\r\n', '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(LONE_SURROGATES, '\uFFFD')
    .trim();
  if (!VISIBLE.test(message)) throw new Problem('chat.empty');
  if (message.length > MAX_MESSAGE_LENGTH) throw new Problem('chat.too_long');
  return message;
}
