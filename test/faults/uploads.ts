import assert from 'node:assert/strict';
import type { Answer, Client } from './client.js';
import type { MemberTask } from './member-task.js';
import type { Random } from './random.js';
import { SiteLost } from './site.js';

const PICTURE_COINS = 500;

/** So few that members share pictures, and take up again what they have replaced. */
const COLOURS = ['ff0000', '00ff00', '0000ff', 'ffff00', '00ffff', 'ff00ff', '000000', 'ffffff'] as const;

/** How often an upload is sent at the same time: with four members never more than the server lets wait. */
const TIMES = [1, 1, 2] as const;

interface Uploaded {
  readonly profilePicture: string;
  readonly coins: number;
}

/** A picture that a member wants to have, and what they have been told about it. */
interface Upload {
  readonly key: string;
  readonly imageData: string;
  outcome: 'unanswered' | 'refused' | 'made';
  answer?: Uploaded;
}

/** A member who gives themselves one picture after the other. */
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

  /** Also: the member has the picture of their last upload. */
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

  /** The picture that a member has already would cost nothing. */
  private anotherPicture(): string {
    const present = this.made.at(-1)?.imageData;
    for (;;) {
      const picture = pictureOf(this.random.pick(COLOURS));
      if (picture !== present) return picture;
    }
  }

  /** Sends an upload as often as that at the same time; what none of them was answered stays unanswered. */
  private async send(upload: Upload, times: number): Promise<void> {
    const results = await Promise.allSettled(Array.from({ length: times }, () => this.post(upload)));
    for (const result of results) {
      if (result.status === 'fulfilled') this.remember(upload, result.value);
      else if (!(result.reason instanceof SiteLost)) throw result.reason;
    }
    if (results.some(({ status }) => status === 'rejected')) throw new SiteLost();
    if (upload.outcome === 'unanswered') upload.outcome = 'refused';
  }

  /** A refusal takes nothing; while another sending of the same may have been granted, it decides nothing. */
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

/** A GIF of one pixel, as a data URL; the colour is six hexadecimal digits. */
function pictureOf(colour: string): string {
  const header = '47494638396101000100800000';
  const frame = '2c00000000010001000002024401003b';
  const bytes = Buffer.from(`${header}${colour}${colour}${frame}`, 'hex');
  return `data:image/gif;base64,${bytes.toString('base64')}`;
}
