import type { CDPSession, Page } from '@playwright/test';

/** Records of what the page holds, kept from before its own scripts run. */
interface Life {
  readonly waitingFrames: Set<number>;
  /** Contexts that are not closed. */
  readonly openSounds: Set<AudioContext>;
  soundsMade: number;
}

declare global {
  interface Window {
    life: Life;
  }
}

/** Runs in the page: counts resources that were requested from the browser and not released. */
function recordLife(): void {
  const life: Life = {
    waitingFrames: new Set(),
    openSounds: new Set(),
    soundsMade: 0,
  };
  window.life = life;
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (callback) => {
    const id = requestAnimationFrame((nowMs) => {
      life.waitingFrames.delete(id);
      callback(nowMs);
    });
    life.waitingFrames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    life.waitingFrames.delete(id);
    cancelAnimationFrame(id);
  };
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      life.soundsMade += 1;
      life.openSounds.add(this);
      this.addEventListener('statechange', () => {
        if (this.state === 'closed') life.openSounds.delete(this);
      });
    }
  };
}

/** What a page holds after garbage collection. */
export interface Holdings {
  readonly canvases: number;
  readonly waitingFrames: number;
  readonly openSounds: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
  readonly heapBytes: number;
}

/** Tracks the resources of a page. Begin before the page is opened, and after its clock is installed. */
export class PageLife {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async watch(page: Page): Promise<PageLife> {
    await page.addInitScript(recordLife);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    return new PageLife(page, devtools);
  }

  /** Returns how often the page has opened the sound device. */
  soundsMade(): Promise<number> {
    return this.page.evaluate(() => window.life.soundsMade);
  }

  async holdings(): Promise<Holdings> {
    // Repeated, because some objects only become garbage after others are collected.
    for (let time = 0; time < 3; time++) await this.devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
    const { usedSize } = await this.devtools.send('Runtime.getHeapUsage');
    const seen = await this.page.evaluate(() => ({
      canvases: document.querySelectorAll('canvas').length,
      waitingFrames: window.life.waitingFrames.size,
      openSounds: window.life.openSounds.size,
    }));
    return {
      ...seen,
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      documents: metric('Documents'),
      heapBytes: usedSize,
    };
  }
}
