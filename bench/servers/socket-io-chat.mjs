/**
 * The same chat with socket.io, as seen by a listener: named members in one room, who receive the latest
 * messages. Takes such a message and their number, and sends its port.
 */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const [message, count] = process.argv.slice(2);
const history = Array.from({ length: Number(count) }, (_, id) => ({
  ...{ id, username: `chatter-${id}`, message, sentAt: new Date().toISOString(), avatarColor: 'green' },
}));
const http = createServer();
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
io.use((socket, next) => {
  const cookie = socket.handshake.headers.cookie ?? '';
  socket.data = { username: `chatter-${cookie.length}`, sessionId: cookie };
  next();
});
io.on('connection', (socket) => {
  void socket.join('chat');
  socket.emit('chat_history', history);
  socket.on('chat_message', (text) => io.to('chat').emit('new_message', text));
});
http.listen(0, '127.0.0.1', () => process.send?.(http.address()?.['port']));
