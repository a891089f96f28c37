export interface PageHead {
  title: string;
  description: string;
  siteName: string;
}

/**
 * Placeholder for the site's address in link previews and the site map, which need absolute URLs. The server
 * replaces it at startup (backend/src/app/static/addressed-files.ts), so that one build works on any domain.
 */
export const siteOrigin = 'https://origin.invalid';

/** Returns the head of a page as HTML: title, description and link preview tags. */
export function headTags(head: PageHead, path: string): string {
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
    property('og:url', siteOrigin + path),
    property('og:image', `${siteOrigin}/social-preview.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
