const OPENINGS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  'javascript:alert(1)',
  '<a href="javascript:alert(1)">win</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<math><mtext></p><style><img src onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  '<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<b onmouseover=alert(1)>bold</b>',
  '\\u003cscript\\u003ealert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<object data="data:text/html;base64,PHNjcmlwdD4=">',
  '</title><script>alert(1)</script>',
  '--><!--><script>alert(1)</script>',
] as const;

const ENDINGS = [
  '',
  ' <!--',
  ' -->',
  "'",
  '"',
  '`',
  '&',
  '\\',
  ' https://evil.example/?q=<x>',
  '\n<br>',
] as const;

/** Returns one of two hundred texts that run as scripts where text is treated as markup. */
export function aScript(index: number): string {
  const opening = OPENINGS[index % OPENINGS.length] ?? '';
  const ending = ENDINGS[Math.floor(index / OPENINGS.length) % ENDINGS.length] ?? '';
  return `${index} ${opening}${ending}`;
}
