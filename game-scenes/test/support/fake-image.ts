/** The part of Phaser's image that views use. */
export class FakeImage {
  x: number;
  y: number;
  texture: { key: string };
  frame: { name: string };
  visible = true;
  alpha = 1;
  depth = 0;
  rotation = 0;
  scaleX = 1;
  displayWidth = 100;
  displayHeight = 30;

  constructor(x: number, y: number, key: string, name = key) {
    this.x = x;
    this.y = y;
    this.texture = { key };
    this.frame = { name };
  }
  setTexture(key: string): this {
    this.texture = { key };
    return this;
  }
  setFrame(name: string): this {
    this.frame = { name };
    return this;
  }
  setPosition(x: number, y: number): this {
    this.x = x;
    this.y = y;
    return this;
  }
  setX(x: number): this {
    return this.setPosition(x, this.y);
  }
  setVisible(isVisible: boolean): this {
    this.visible = isVisible;
    return this;
  }
  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }
  setDepth(depth: number): this {
    this.depth = depth;
    return this;
  }
  setScale(scaleX: number): this {
    this.scaleX = scaleX;
    return this;
  }
  setRotation(rotation: number): this {
    this.rotation = rotation;
    return this;
  }
  setDisplaySize(width: number, height: number): this {
    [this.displayWidth, this.displayHeight] = [width, height];
    return this;
  }
  setOrigin = (): this => this;
}
