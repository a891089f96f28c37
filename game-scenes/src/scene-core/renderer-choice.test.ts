import { describe, expect, it } from '@jest/globals';
import { rendererFor } from './renderer-choice.js';

describe('the choice of renderer', () => {
  it.each([
    ['a graphics card', 'ANGLE (NVIDIA, NVIDIA GeForce GTX 980 Direct3D11)', true, 'webgl'],
    [
      'SwiftShader',
      'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
      true,
      'canvas',
    ],
    ['Mesa without a card', 'llvmpipe (LLVM 15.0.6, 256 bits)', true, 'canvas'],
    ['Windows without a driver', 'ANGLE (Microsoft, Microsoft Basic Render Driver)', true, 'canvas'],
    ['no WebGL', undefined, true, 'canvas'],
    ['software WebGL alone', 'llvmpipe', false, 'webgl'],
    ['nothing', undefined, false, 'none'],
  ])('with %s', (_machine, webglRenderer, hasCanvas, choice) => {
    expect(rendererFor({ webglRenderer, hasCanvas })).toBe(choice);
  });
});
