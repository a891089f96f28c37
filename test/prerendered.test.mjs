import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const page = (name) => readFileSync(new URL(`../frontend/build/${name}`, import.meta.url), 'utf8');

describe('a prerendered page', () => {
  it('shows what it is about before any script has run', () => {
    assert.match(page('index.html'), /<h1[^>]*>.*Lights out\./s);
    assert.match(page('network.html'), /<h1[^>]*>.*Three doors\./s);
    assert.match(page('auth.html'), /Access Portal/);
  });

  it('can not be submitted by the browser alone, and a script that submits it puts no password into the address', () => {
    assert.match(page('auth.html'), /<form[^>]*\smethod="post"/);
    assert.doesNotMatch(page('auth.html'), /type="submit"/);
  });

  it('is not what other addresses begin with', () => {
    assert.match(page('app.html'), /<div id="root"><\/div>/);
  });

  it('runs no script that stands in the page [SEC-21]', () => {
    for (const name of ['index.html', 'network.html', 'auth.html', 'app.html']) {
      assert.doesNotMatch(page(name), /<script(?![^>]*\ssrc=)/, name);
    }
  });
});
