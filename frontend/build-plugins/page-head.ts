export interface PageHead {
  title: string;
  description: string;
  siteName: string;
}

/** The site's address in link previews and the site map, which allow no relative ones. */
export function publicOrigin(): string {
  return (process.env.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '');
}

/** Gives the head of a page as HTML: title, description, and what link previews show. */
export function headTags(head: PageHead, path: string): string {
  const origin = publicOrigin();
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  return [
    `<title>${escaped(head.title)}</title>`,
    named('description', head.description),
    property('og:type', 'website'),
    property('og:site_name', head.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', origin + path),
    property('og:image', `${origin}/social-preview.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
