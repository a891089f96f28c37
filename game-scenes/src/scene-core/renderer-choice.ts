export type RendererChoice = 'webgl' | 'canvas' | 'none';

/** Drawing abilities of the browser. `webglRenderer` names the WebGL driver; undefined without WebGL. */
export interface DrawingAbilities {
  readonly webglRenderer: string | undefined;
  readonly hasCanvas: boolean;
}

/** WebGL in software takes three times the CPU of a canvas (SwiftShader 72 %, canvas 23 % of a core). */
const SOFTWARE_DRIVER = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function rendererFor({ webglRenderer, hasCanvas }: DrawingAbilities): RendererChoice {
  const isHardware = webglRenderer !== undefined && !SOFTWARE_DRIVER.test(webglRenderer);
  if (isHardware) return 'webgl';
  if (hasCanvas) return 'canvas';
  return webglRenderer === undefined ? 'none' : 'webgl';
}

function driverName(gl: WebGLRenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  return String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
}

function probe(): DrawingAbilities {
  const gl = document.createElement('canvas').getContext('webgl');
  const webglRenderer = gl === null ? undefined : driverName(gl);
  // Browsers limit the number of contexts; that of the probe is no longer needed.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return { webglRenderer, hasCanvas: document.createElement('canvas').getContext('2d') !== null };
}

let choice: RendererChoice | undefined;

/** Returns the best renderer for this machine; probed once per page. */
export function chooseRenderer(): RendererChoice {
  choice ??= rendererFor(probe());
  return choice;
}
