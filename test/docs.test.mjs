/** The documents name only files that exist, and the architecture page stays short enough to be read. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['backend', 'frontend', 'game-scenes', 'bench', 'test', 'scripts', 'deploy', 'docs'];
const LEFT_OUT = /(^|\/)(node_modules|dist|build)(\/|$)/;

/** A path in backticks: with an ending that our files have, or a folder with its slash. */
const PATH = /`((?:[\w.@-]+\/)*(?:\w[\w.@-]*\.(?:ts|tsx|mjs|cjs|md|json|css|conf)|[\w.@-]+\/))`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;

const files = PACKAGES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => `${folder}/${file}`),
);
const names = new Set(files.map((file) => basename(file)));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...files.filter((file) => /^(docs\/|.*\/README)[\w-]*\.md$/.test(file)),
];

const read = (page) => readFileSync(join(ROOT, page), 'utf8');

/** @returns {boolean} whether a page may name this path: from the root, from its own folder, or a lone name */
function isThere(page, path) {
  if (existsSync(join(ROOT, path)) || existsSync(join(ROOT, dirname(page), path))) return true;
  return page !== 'docs/architecture.md' && path.includes('/')
    ? files.some((file) => `/${file}/`.endsWith(`/${path.replace(/\/?$/, '/')}`))
    : names.has(path);
}

describe('the documents', () => {
  for (const page of pages) {
    it(`name only files that exist: ${page}`, () => {
      const paths = [...read(page).matchAll(PATH)].map(([, path]) => path);
      const missing = paths.filter((path) => !isThere(page, path));
      assert.deepEqual(missing, [], `${page} names files that are not there: ${missing.join(', ')}`);
    });

    it(`link only to files that exist: ${page}`, () => {
      const links = [...read(page).matchAll(LINK)].map(([, link]) => link);
      assert.deepEqual(
        links.filter((link) => !existsSync(join(ROOT, dirname(page), link))),
        [],
      );
    });
  }

  it('explain the architecture in at most 250 lines', () => {
    assert.ok(read('docs/architecture.md').split('\n').length <= 251);
  });
});
