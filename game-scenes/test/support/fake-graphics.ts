interface Point {
  readonly x: number;
  readonly y: number;
}

/** The part of Phaser's graphics that views use; `clear` forgets what was drawn. */
export class FakeGraphics {
  /** Filled shapes of the present frame. */
  fills: { color: number; alpha: number; points: Point[] }[] = [];
  /** All points of the present frame. */
  points: Point[] = [];
  private path: Point[] = [];
  private style = { color: 0, alpha: 1 };

  clear(): this {
    [this.fills, this.points] = [[], []];
    return this;
  }
  fillStyle(color: number, alpha: number): this {
    this.style = { color, alpha };
    return this;
  }
  beginPath(): this {
    this.path = [];
    return this;
  }
  moveTo(x: number, y: number): this {
    this.path.push({ x, y });
    this.points.push({ x, y });
    return this;
  }
  lineTo = (x: number, y: number): this => this.moveTo(x, y);
  fillPath(): this {
    this.fills.push({ ...this.style, points: this.path });
    return this;
  }
  lineStyle = (): this => this;
  strokePath = (): this => this;
  setDepth = (): this => this;
  setAlpha = (): this => this;
}
