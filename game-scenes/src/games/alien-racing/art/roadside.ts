import { DOWN, GLOW, PLATING, PLATING_EDGE, linearGradient } from '../../../art-core/defs.js';
import { drawing, markup, type Drawing } from '../../../art-core/drawing.js';

const POST_LIGHTS = { ion: '#22d3ee', ember: '#ff7a1a' } as const;

export type PostLight = keyof typeof POST_LIGHTS;

const ROCK_SHADE = /* @__PURE__ */ linearGradient('rock', DOWN, [
  [0, '#5d5590'],
  [1, '#2d2950'],
]);

/** Draws a light post in 44×380 px, standing on the lower edge; its light faces the road on its right. */
export function racingPost(light: PostLight): Drawing {
  const color = POST_LIGHTS[light];
  return drawing(
    [0, 0, 44, 380],
    markup`
      <path d="M14 380V16L28 4V380Z" fill="#262b52"/>
      <path d="M14 16L28 4V10L14 22Z" fill="${PLATING_EDGE}"/>
      <path d="M17 334V18H31V334Z" fill="${color}" opacity=".2"/>
      <path d="M21 330V20H27V330Z" fill="${color}" filter="${GLOW}"/>
    `,
  );
}

/** Draws the arch over the line in 560×280 px: its feet on the lower edge, its opening 470 px wide. */
export function racingGate(): Drawing {
  return drawing(
    [0, 0, 560, 280],
    markup`
      <path d="M10 280V58L48 20H512L550 58V280H516V66L498 48H62L44 66V280Z" fill="${PLATING}"/>
      <path d="M10 58L48 20H512L516 26H52L18 60V280H10Z" fill="${PLATING_EDGE}"/>
      <path d="M44 280V66L62 48H498L516 66V280" fill="none" stroke="#ff7a1a" stroke-width="5" filter="${GLOW}"/>
      <path d="M218 24h16v10h-16zM250 24h16v10h-16zM282 24h16v10h-16zM314 24h16v10h-16zM234 34h16v10h-16zM266 34h16v10h-16zM298 34h16v10h-16zM330 34h12v10h-12z" fill="#eef1ff"/>
      <path d="M22 96h12v34h-12zM22 146h12v34h-12zM526 96h12v34h-12zM526 146h12v34h-12z" fill="#9dff3c"/>
    `,
  );
}

/** Draws a rock on the road in 240×130 px with a warning light's rim, standing on the lower edge. */
export function racingRock(): Drawing {
  return drawing(
    [0, 0, 240, 130],
    markup`
      <path d="M4 130L18 66L62 30L128 10L190 42L230 94L236 130Z" fill="${ROCK_SHADE}"/>
      <path d="M62 30L128 10L190 42L150 68L92 58Z" fill="#a79fe0"/>
      <path d="M18 66L62 30L92 58L70 130H4Z" fill="#6a62a4"/>
      <path d="M92 58L150 68L160 130H70Z" fill="#3d3768"/>
      <path d="M4 130L18 66L62 30L128 10L190 42L230 94L236 130" fill="none" stroke="#ff4d6d" stroke-width="5" stroke-linejoin="round"/>
    `,
  );
}
