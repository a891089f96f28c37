import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { MessageText } from './message-text';
import { mentions, tokensOf } from './message-tokens';

const SCRIPTS = ['alert(1)', 'fetch(`//x.example`)', 'top.location=1', 'eval(name)'];
const WRAPPERS: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `<ScRiPt >${script}</sCrIpT>`,
  (script) => `<img src=x onerror=${script}>`,
  (script) => `<img src="x" onerror="${script}"/>`,
  (script) => `<svg onload=${script}>`,
  (script) => `<svg><animate onbegin=${script} attributeName=x></svg>`,
  (script) => `<iframe srcdoc="<script>${script}</script>">`,
  (script) => `<iframe src=javascript:${script}>`,
  (script) => `<a href="javascript:${script}">click</a>`,
  (script) => `<body onload=${script}>`,
  (script) => `<details open ontoggle=${script}>`,
  (script) => `<input autofocus onfocus=${script}>`,
  (script) => `<video><source onerror=${script}></video>`,
  (script) => `<math><mi xlink:href="javascript:${script}">x</mi></math>`,
  (script) => `<style>@import 'javascript:${script}'</style>`,
  (script) => `<object data="javascript:${script}">`,
  (script) => `<form action="javascript:${script}"><button>x`,
  (script) => `"><script>${script}</script>`,
  (script) => `'-${script}-'`,
  (script) => `\`\${${script}}\``,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `javascript:${script}`,
  (script) => `JaVaScRiPt:${script}//https://example.com`,
  (script) => `data:text/html,<script>${script}</script>`,
  (script) => `vbscript:${script}`,
  (script) => `[click](javascript:${script})`,
  (script) => `![x](x "onerror=${script}")`,
  (script) => `&lt;script&gt;${script}&lt;/script&gt;`,
  (script) => `&#60;script&#62;${script}`,
  (script) => `<<script>${script}//<</script>`,
  (script) => `<!--><script>${script}</script>-->`,
  (script) => `<![CDATA[<script>${script}</script>]]>`,
  (script) => `<noscript><p title="</noscript><img src=x onerror=${script}>">`,
  (script) => `<template><script>${script}</script></template>`,
  (script) => `<x onclick=${script}>`,
  (script) => `<marquee onstart=${script}>`,
  (script) => `<base href="javascript:${script}//">`,
  (script) => `<link rel=stylesheet href="javascript:${script}">`,
  (script) => `<meta http-equiv=refresh content="0;url=javascript:${script}">`,
  (script) => `@<script>${script}</script>`,
  (script) => `@name"onmouseover="${script}`,
  (script) => `https://example.com/"onmouseover="${script}`,
  (script) => `https://example.com/'><script>${script}</script>`,
  (script) => `https://example.com/#<img src=x onerror=${script}>`,
  (script) => `www.example.com/<svg/onload=${script}>`,
  (script) => `http://javascript:${script}@example.com`,
  (script) => `\u202E<script>${script}</script>`,
  (script) => `<\u0000script>${script}</script>`,
  (script) => `\uFEFF<img src=x onerror=${script}>`,
  (script) => `＜script＞${script}＜/script＞`,
];

const PAYLOADS = WRAPPERS.flatMap((wrap) => SCRIPTS.map(wrap));

describe('words that want to be markup', () => {
  it(`stay text: ${PAYLOADS.length} of them`, () => {
    expect(PAYLOADS).toHaveLength(200);
    for (const payload of PAYLOADS) {
      const { container, unmount } = render(<MessageText message={payload} reader="zorblax" />);
      const elements = [...container.querySelectorAll('p *')];
      const kinds = elements.map(({ tagName }) => tagName).filter((name) => name !== 'A' && name !== 'SPAN');
      expect({ payload, kinds }).toEqual({ payload, kinds: [] });
      const links = [...container.querySelectorAll('a')];
      expect(links.every(({ protocol }) => protocol === 'https:' || protocol === 'http:')).toBe(true);
      const attributes = elements.flatMap((element) => element.getAttributeNames());
      expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
      if (links.length === 0) expect(container.textContent).toBe(payload);
      unmount();
    }
  });
});

describe('links', () => {
  const linksIn = (message: string) =>
    tokensOf(message).flatMap((token) => (token.kind === 'link' ? [[token.text, token.href]] : []));

  it.each([
    ['https://example.com', 'example.com', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['www.example.com/races', 'www.example.com/races', 'https://www.example.com/races'],
    ['(https://example.com/races).', 'example.com/races', 'https://example.com/races'],
    ['HTTPS://EXAMPLE.COM/Races', 'example.com/Races', 'https://example.com/Races'],
  ])('are found in %s [SEC-26]', (message, text, href) => {
    expect(linksIn(message)).toEqual([[text, href]]);
  });

  it.each([
    'node.js',
    'someone@example.com',
    'mailto:someone@example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://bank.example@evil.example/',
    'https://',
  ])('are none in %s [SEC-26]', (message) => {
    expect(linksIn(message)).toEqual([]);
    expect(
      tokensOf(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  });

  it('are cut where they are long, and always name their host', () => {
    const [[text = '', href] = []] = linksIn(`https://example.com/${'very-long/'.repeat(20)}`);
    expect(text).toMatch(/^example\.com\/very-long.*…$/);
    expect(text.length).toBeLessThanOrEqual(61);
    expect(href).toHaveLength(20 + 200);
    const host = `${'sub.'.repeat(30)}evil.example`;
    expect(linksIn(`https://${host}/x`)[0]?.[0]).toMatch(/evil\.example/);
  });

  it('name the host that a browser would go to [SEC-26]', () => {
    expect(linksIn('https://ex\u0430mple.com/')[0]?.[0]).toMatch(/^xn--/);
  });
});

describe('mentions', () => {
  it.each(['@zorblax', 'hey @Zorblax!', '(@zorblax)', '@ooze_42 and @ZORBLAX'])(
    'are found in %s [SEC-26]',
    (message) => {
      expect(mentions(message, 'Zorblax')).toBe(true);
    },
  );

  it.each([
    'zorblax',
    '@zorblaxian',
    'me@zorblax',
    '@@zorblax',
    '@zorblax-2',
    'https://example.com/@zorblax',
  ])('are none in %s [SEC-26]', (message) => {
    expect(mentions(message, 'Zorblax')).toBe(false);
  });
});
