import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { artFiles } from './art-files.ts';
import { headTags, siteOrigin } from './page-head.ts';
import type { PageHead } from './page-head.ts';

type Bundle = Rolldown.OutputBundle;

/** Exports of src/entry-prerender.tsx. */
interface PrerenderEntry {
  prerenderedPages: readonly { path: string; file: string; screen: string }[];
  screenPaths: readonly string[];
  pageHead(path?: string): PageHead;
  renderPage(path: string): Promise<{ markup: string; sharedDefs: string }>;
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Fonts used above the fold, which are preloaded; the browser finds the others later. */
const firstFonts = /(?:orbitron|exo-2)-latin-wght-normal-[^/]*\.woff2$/;

/**
 * Writes the public pages as prerendered HTML, so that their first paint does not wait for scripts: each has
 * its own markup, head and preloads. `app.html` is the same page without markup, for all other addresses.
 * Also writes the site map, and the list of all screens by which the server answers 404
 * (backend/src/app/static/static-pages.ts).
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const template = takeTemplate(bundle);
      const { pageHead, prerenderedPages, renderPage, screenPaths } = await buildPrerenderEntry();
      const emit = (fileName: string, source: string): void => {
        this.emitFile({ type: 'asset', fileName, source });
      };
      const shell = filled(template, {
        head: headTags(pageHead(), '/'),
        links: asLines(fontLinks(bundle)),
        sharedDefs: '',
        markup: '',
      });
      emit('app.html', shell);
      const files = new Set<string>();
      for (const page of prerenderedPages) {
        const head = headTags(pageHead(page.path), page.path);
        const links = screenLinks(bundle, page.screen);
        files.add(page.file);
        emit(page.file, withLateScripts(filled(template, { head, links, ...(await renderPage(page.path)) })));
      }
      if (!files.has('index.html')) emit('index.html', shell);
      emit('screens.json', JSON.stringify(screenPaths));
      emit('sitemap.xml', siteMap(prerenderedPages.map((page) => page.path)));
    },
  };
}

function takeTemplate(bundle: Bundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build made no index.html to prerender from.');
  delete bundle['index.html'];
  return String(page.source);
}

/** Builds the prerender entry and loads it. */
async function buildPrerenderEntry(): Promise<PrerenderEntry> {
  const outDir = path.join(packageFolder, '.cache/prerender');
  await build({
    root: packageFolder,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), artFiles()],
    ssr: { noExternal: ['game-scenes'], resolve: { conditions: ['source'] } },
    build: { ssr: 'src/entry-prerender.tsx', outDir, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  const file = pathToFileURL(path.join(outDir, 'entry-prerender.js'));
  return (await import(file.href)) as PrerenderEntry;
}

/** HTML parts that are inserted into the template. */
interface PageParts {
  head: string;
  /** Inserted after the links to the site's style sheet, which defines the order of the CSS layers. */
  links: string;
  sharedDefs: string;
  markup: string;
}

function filled(template: string, parts: PageParts): string {
  return template
    .replace('<!--page-head-->', () => parts.head)
    .replace('</head>', () => `${parts.links}\n  </head>`)
    .replace('<!--shared-defs-->', () => parts.sharedDefs)
    .replace('<!--page-->', () => parts.markup);
}

/** Lowers the priority of scripts: a prerendered page needs its style sheets and fonts first. */
function withLateScripts(page: string): string {
  return page.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/**
 * Returns links that preload the screen's own chunks and styles, which the entry would request later, and the
 * first fonts.
 */
function screenLinks(bundle: Bundle, screen: string): string {
  const chunks = chunksOf(bundle, screen);
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const links = [
    ...fontLinks(bundle),
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}" />`),
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}" />`),
  ];
  return asLines(links);
}

/** Returns preload links for the first fonts: late ones shift the layout. */
function fontLinks(bundle: Bundle): string[] {
  const fonts = Object.keys(bundle).filter((fileName) => firstFonts.test(fileName));
  return fonts.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`,
  );
}

function asLines(links: readonly string[]): string {
  return links.map((link) => `  ${link}`).join('\n  ');
}

/** Returns the chunks of a screen that the site's entry does not load anyway. */
function chunksOf(bundle: Bundle, screen: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/${screen}`));
  if (start === undefined)
    throw new Error(`The build has no chunk for ${screen}: name it in prerenderedPages.`);
  const entries = chunks.filter((chunk) => chunk.isEntry);
  const loaded = withImports(bundle, entries);
  return [...withImports(bundle, [start])].filter((chunk) => !loaded.has(chunk));
}

function withImports(bundle: Bundle, starts: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const fileName of chunk.imports) {
      const imported = bundle[fileName];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  starts.forEach(visit);
  return found;
}

function siteMap(pagePaths: string[]): string {
  const entries = pagePaths.map((pagePath) => `  <url><loc>${siteOrigin}${pagePath}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
