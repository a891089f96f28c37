import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../test/support/fake-api';
import { emptyDatabase } from '../../test/support/fake-database';
import { aMessage, aWriter, renderChat, renderOpenChat } from '../../test/support/render-chat';

beforeEach(() => emptyDatabase());

describe('the menu of a message', () => {
  const openMenu = async (person: Awaited<ReturnType<typeof renderChat>>['person'], name = 'Nova_Quill') =>
    person.click(screen.getByRole('button', { name: `Actions for ${name}'s message` }));
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);
  const admin = aWriter({ isAdmin: true });

  it('lets members speak to its writer, by keyboard too', async () => {
    const { person, field } = await renderOpenChat([aMessage()]);
    screen.getByRole('button', { name: "Actions for Nova_Quill's message" }).focus();
    await person.keyboard('{Enter}');
    expect(items()).toEqual(['Mention']);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('@Nova_Quill '));
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('is not there for own messages and for those of whoever has left', async () => {
    const user = aWriter();
    const own = aMessage({ userId: user.id, username: user.username });
    await renderOpenChat([own, aMessage({ id: 2, username: 'former member' })], user);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('lets admins delete it, once they have confirmed', async () => {
    const { person, api } = await renderOpenChat([aMessage({ id: 12 })], admin);
    api.answer('DELETE /api/admin/chat/messages/12', { status: 204 });
    await openMenu(person);
    expect(items()).toEqual(['Mention', 'Delete message', 'Mute 10 minutes', 'Ban from chat']);
    await person.click(screen.getByRole('menuitem', { name: 'Delete message' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
    expect(dialog).toHaveTextContent('Nobody touched my paint today.');
    expect(api.callsOf('DELETE /api/admin/chat/messages/12')).toEqual([]);
    await person.click(within(dialog).getByRole('button', { name: 'Delete message' }));
    expect(await screen.findByText('Message deleted')).toBeVisible();
    expect(api.callsOf('DELETE /api/admin/chat/messages/12')).toHaveLength(1);
  });

  it('lets admins mute its writer for ten minutes, or ban them once they have confirmed', async () => {
    const { person, api } = await renderOpenChat([aMessage()], admin);
    api.answer('POST /api/admin/chat/mutes', { status: 200, body: {} });
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Mute 10 minutes' }));
    expect(await screen.findByText('Nova_Quill is muted for 10 minutes')).toBeVisible();
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Ban from chat' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Ban Nova_Quill from the chat?' });
    await person.click(within(dialog).getByRole('button', { name: 'Ban from chat' }));
    expect(await screen.findByText('Nova_Quill is banned from the chat')).toBeVisible();
    expect(api.callsOf('POST /api/admin/chat/mutes').map(({ body }) => body)).toEqual([
      { userId: 9, minutes: 10 },
      { userId: 9, minutes: null },
    ]);
  });

  it('lets admins unmute who is muted, and leaves other admins alone', async () => {
    const messages = [aMessage(), aMessage({ id: 2, userId: 3, username: 'Halley', isAdmin: true })];
    const { person, api, sockets } = await renderOpenChat([], admin);
    const mute = { id: 1, userId: 9, username: 'Nova_Quill', until: null, reason: null };
    api.answer('GET /api/admin/chat/mutes', { status: 200, body: [mute] });
    api.answer('POST /api/admin/chat/mutes', { status: 200, body: {} });
    api.answer('DELETE /api/admin/chat/mutes/9', { status: 204 });
    sockets.say('chat_history', { data: messages });
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Mute 10 minutes' }));
    await screen.findByText('Nova_Quill is muted for 10 minutes');
    await openMenu(person);
    expect(items()).toEqual(['Mention', 'Delete message', 'Unmute']);
    await person.click(screen.getByRole('menuitem', { name: 'Unmute' }));
    expect(await screen.findByText('Nova_Quill may write again')).toBeVisible();
    await openMenu(person, 'Halley');
    expect(items()).toEqual(['Mention', 'Delete message']);
  });

  it('says why something did not work', async () => {
    const { person, api } = await renderOpenChat([aMessage()], admin);
    api.answer('POST /api/admin/chat/mutes', problem(404, 'chat.unknown_member', 'There is no such member.'));
    await openMenu(person);
    await person.click(screen.getByRole('menuitem', { name: 'Mute 10 minutes' }));
    expect(await screen.findByText('There is no such member.')).toBeVisible();
  });
});
