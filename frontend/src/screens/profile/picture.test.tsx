import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUser, fakeApi, laterReply, problem, signInBrowser } from '../../../test/support/fake-api';
import type { FakeAnswer, FakeApi } from '../../../test/support/fake-api';
import { fakeUploads } from '../../../test/support/fake-upload';
import { renderApp } from '../../../test/support/render-app';
import type { TestApp } from '../../../test/support/render-app';
import { expectToast } from '../../../test/support/toasts';

const UPLOAD = 'POST /api/profile/upload-picture';
const done = { status: 201, body: { profilePicture: '/media/ab/hash.webp', coins: 40 } };
const PNG = new File(['picture'], 'night-side.png', { type: 'image/png' });

interface Opened {
  app: TestApp;
  api: FakeApi;
}

async function openDialog(answer: FakeAnswer = done, coins = 540): Promise<Opened> {
  signInBrowser();
  const api = fakeApi({ 'GET /api/user': { status: 200, body: aUser({ coins }) }, [UPLOAD]: answer });
  const app = renderApp('/profile');
  await app.person.click(await screen.findByRole('button', { name: 'Upload Picture' }));
  await screen.findByRole('dialog', { name: 'Profile Picture' });
  return { app, api };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Picture' }));
const choose = (file: File) =>
  userEvent.setup({ delay: null, applyAccept: false }).upload(screen.getByLabelText('Picture file'), file);
const upload = ({ app }: Opened) =>
  app.person.click(dialog().getByRole('button', { name: 'Upload Picture' }));

describe('uploading a picture', () => {
  beforeAll(fakeUploads);

  it('shows the price, what is left of the balance, and what is taken [S9.33]', async () => {
    await openDialog();
    expect(dialog().getByText('500 coins')).toBeInTheDocument();
    expect(dialog().getByText(/^Balance after:/)).toHaveTextContent('Balance after: 40');
    expect(dialog().getByText('JPEG, PNG, GIF or WEBP, up to 5 MB')).toBeVisible();
  });

  it('shows what was chosen before it is sent', async () => {
    const { api } = await openDialog();
    await choose(PNG);
    expect(await dialog().findByAltText('Preview')).toHaveAttribute(
      'src',
      'data:image/png;base64,cGljdHVyZQ==',
    );
    expect(dialog().getByText('night-side.png')).toBeVisible();
    expect(api.callsOf(UPLOAD)).toEqual([]);
  });

  it('takes a file that is dropped', async () => {
    await openDialog();
    const place = dialog().getByText('Drop a picture here').parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [PNG] } });
    expect(await dialog().findByAltText('Preview')).toBeVisible();
  });

  it.each([
    [
      'of another type',
      new File(['text'], 'notes.txt', { type: 'text/plain' }),
      'Invalid file type',
      'Please select an image file (JPEG, PNG, GIF, or WEBP).',
    ],
    [
      'of a type that no browser shows everywhere',
      new File(['picture'], 'night.bmp', { type: 'image/bmp' }),
      'Invalid file type',
      'Please select an image file (JPEG, PNG, GIF, or WEBP).',
    ],
    [
      'that says nothing of its type',
      new File(['picture'], 'night'),
      'Invalid file type',
      'Please select an image file (JPEG, PNG, GIF, or WEBP).',
    ],
    [
      'of 5 MB and a byte',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.png', { type: 'image/png' }),
      'File too large',
      'Profile picture must be less than 5MB.',
    ],
  ])('refuses a file %s [S5.10, S5.11, S8.02, S9.33]', async (_case, file, title, description) => {
    await openDialog();
    await choose(file);
    await expectToast('destructive', title, description);
    expect(dialog().queryByText(file.name)).toBeNull();
  });

  it.each([
    ['a JPEG', new File(['picture'], 'night.jpg', { type: 'image/jpeg' })],
    ['a PNG', PNG],
    ['a GIF', new File(['picture'], 'night.gif', { type: 'image/gif' })],
    ['a WEBP', new File(['picture'], 'night.webp', { type: 'image/webp' })],
    [
      'a file of exactly 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024)], 'full.png', { type: 'image/png' }),
    ],
  ])('takes %s', async (_case, file) => {
    await openDialog();
    await choose(file);
    expect(await dialog().findByAltText('Preview')).toBeVisible();
    expect(dialog().getByText(file.name)).toBeVisible();
  });

  it('says so when no file is chosen [S5.12]', async () => {
    const opened = await openDialog();
    await upload(opened);
    await expectToast('destructive', 'No file selected');
    expect(opened.api.callsOf(UPLOAD)).toEqual([]);
  });

  it('says so when the coins do not suffice [S5.13]', async () => {
    const opened = await openDialog(done, 499);
    await choose(PNG);
    await upload(opened);
    await expectToast(
      'destructive',
      'Not enough coins',
      'You need 500 coins to update your profile picture.',
    );
    expect(opened.api.callsOf(UPLOAD)).toEqual([]);
  });

  it('sends the picture once, tells how far it is, and shows it with the new balance [S2.077, S7.28, S8.25]', async () => {
    const { answer, send } = laterReply();
    const opened = await openDialog(answer);
    await choose(PNG);
    await upload(opened);
    expect(await dialog().findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(dialog().getByText('Uploading... 50%')).toBeVisible();
    await opened.app.person.click(dialog().getByRole('button', { name: 'Uploading...' }));
    send(done);
    await expectToast('success', 'Profile picture updated');
    expect(screen.queryByRole('dialog')).toBeNull();
    const calls = opened.api.callsOf(UPLOAD);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      body: { imageData: 'data:image/png;base64,cGljdHVyZQ==' },
      credentials: 'include',
      requestKey: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    expect(screen.getByRole('img', { name: 'Your picture' })).toHaveAttribute('src', '/media/ab/hash.webp');
    expect(screen.getAllByText('40 coins').length).toBeGreaterThan(0);
  });

  it('tells a failure in the words of the server, and begins a new attempt after it [S8.24]', async () => {
    const sentence = "This picture can't be read. It may be damaged.";
    const opened = await openDialog(problem(400, 'picture.unreadable', sentence));
    await choose(PNG);
    await upload(opened);
    await expectToast('destructive', 'Failed to update profile picture', sentence);
    opened.api.answer(UPLOAD, done);
    await upload(opened);
    await expectToast('success', 'Profile picture updated');
    const [first, second] = opened.api.callsOf(UPLOAD).map(({ requestKey }) => requestKey);
    expect(second).not.toBe(first);
  });

  it('sends the same attempt again when nobody knows what became of it [S8.24]', async () => {
    const opened = await openDialog({ status: 502 });
    await choose(PNG);
    await upload(opened);
    await expectToast('destructive', 'Failed to update profile picture', 'Failed to upload profile picture');
    opened.api.answer(UPLOAD, done);
    await upload(opened);
    await expectToast('success', 'Profile picture updated');
    const [first, second] = opened.api.callsOf(UPLOAD).map(({ requestKey }) => requestKey);
    expect(second).toBe(first);
  });

  it('says so when the file can not be read [S8.24]', async () => {
    const Real = globalThis.FileReader;
    class BrokenReader extends Real {
      override readAsDataURL(): void {
        setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      }
    }
    globalThis.FileReader = BrokenReader;
    await openDialog();
    await choose(PNG);
    await expectToast('destructive', 'Failed to update profile picture', 'Failed to read file');
    globalThis.FileReader = Real;
  });

  it('forgets what was chosen when it is closed [S4.41, S4.42]', async () => {
    const { app } = await openDialog();
    await choose(PNG);
    await dialog().findByAltText('Preview');
    await app.person.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Upload Picture' }));
    expect(dialog().queryByAltText('Preview')).toBeNull();
    expect(dialog().queryByText('night-side.png')).toBeNull();
  });

  it('is called off when it is closed on the way, and the balance is asked for again', async () => {
    const { answer } = laterReply();
    const opened = await openDialog(answer);
    await choose(PNG);
    await upload(opened);
    await dialog().findByRole('progressbar');
    const before = opened.api.callsOf('GET /api/user').length;
    await opened.app.person.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opened.api.callsOf('GET /api/user').length).toBe(before + 1));
    expect(screen.queryByText('Failed to update profile picture')).toBeNull();
  });
});
