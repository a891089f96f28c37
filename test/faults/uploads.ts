import assert from 'node:assert/strict';
import type { Answer, Client } from './client.js';
import type { MemberTask } from './member-task.js';
import type { Random } from './random.js';
import { SiteLost } from './site.js';

const PICTURE_COINS = 500;

/** Few pictures, so that members share them and reuse replaced ones. */
const COLOURS = ['ff0000', '00ff00', '0000ff', 'ffff00', '00ffff', 'ff00ff', '000000', 'ffffff'] as const;

/** Numbers of parallel uploads; with four members they never exceed the server's queue. */
const TIMES = [1, 1, 2] as const;

interface Uploaded {
  readonly profilePicture: string;
  readonly coins: number;
}

/** A picture upload of a member, and its answer. */
interface Upload {
  readonly key: string;
  readonly imageData: string;
  outcome: 'unanswered' | 'refused' | 'made';
  answer?: Uploaded;
}

/** Uploads one profile picture after the other. */
export class Uploads implements MemberTask {
  private readonly uploads: Upload[] = [];

  constructor(
    private readonly name: string,
    private readonly client: Client,
    private readonly random: Random,
  ) {}

  get unanswered(): number {
    return this.uploads.filter(({ outcome }) => outcome === 'unanswered').length;
  }

  get spent(): readonly number[] {
    return this.made.map(() => -PICTURE_COINS);
  }

  async turn(): Promise<void> {
    const key = `picture-${this.uploads.length + 1}`;
    const upload: Upload = { key, imageData: this.anotherPicture(), outcome: 'unanswered' };
    this.uploads.push(upload);
    await this.send(upload, this.random.pick(TIMES));
    await this.sendUnanswered();
  }

  async sendUnanswered(): Promise<void> {
    for (const upload of this.uploads) if (upload.outcome === 'unanswered') await this.send(upload, 1);
  }

  /** Also asserts that the member has the picture of their last upload. */
  async assertStands(): Promise<void> {
    for (const upload of this.made) {
      const { status, body } = await this.post(upload);
      assert.deepEqual([status, body], [201, upload.answer]);
    }
    const { body: user } = await this.client.get<{ profilePicture: string | null }>('/api/user');
    assert.equal(user.profilePicture, this.made.at(-1)?.answer?.profilePicture ?? null, this.name);
  }

  private get made(): readonly Upload[] {
    return this.uploads.filter(({ outcome }) => outcome === 'made');
  }

  /** Returns a picture that differs from the current one, whose upload would be free. */
  private anotherPicture(): string {
    const present = this.made.at(-1)?.imageData;
    for (;;) {
      const picture = pictureOf(this.random.pick(COLOURS));
      if (picture !== present) return picture;
    }
  }

  /** Sends an upload `times` times in parallel. Without any answer it stays unanswered. */
  private async send(upload: Upload, times: number): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: times }, () => this.post(upload)));
    for (const result of results) {
      if (result.status === 'fulfilled') this.remember(upload, result.value);
      else if (!(result.reason instanceof SiteLost)) throw result.reason;
    }
    if (results.some(({ status }) => status === 'rejected')) throw new SiteLost();
    if (upload.outcome === 'unanswered') upload.outcome = 'refused';
  }

  /** A refusal is ignored here, because a parallel request for the same upload may have been accepted. */
  private remember(upload: Upload, { status, body }: Answer<Uploaded>): void {
    if (status === 409) return;
    assert.equal(status, 201, JSON.stringify(body));
    if (upload.answer) assert.deepEqual(body, upload.answer);
    upload.answer = body;
    upload.outcome = 'made';
  }

  private post({ key, imageData }: Upload): Promise<Answer<Uploaded>> {
    const headers = { 'Idempotency-Key': key };
    return this.client.post<Uploaded>('upload', '/api/profile/upload-picture', { imageData }, headers);
  }
}

/** Returns a GIF of one pixel as a data URL; the colour is six hexadecimal digits. */
function pictureOf(colour: string): string {
  const header = '47494638396101000100800000';
  const frame = '2c00000000010001000002024401003b';
  const bytes = Buffer.from(`${header}${colour}${colour}${frame}`, 'hex');
  return `data:image/gif;base64,${bytes.toString('base64')}`;
}
