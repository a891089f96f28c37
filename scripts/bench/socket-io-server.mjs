/**
 * The same chat with socket.io, as seen by a listener: named members in one room, who receive the latest
 * fifty messages. Takes those as JSON in its argument and prints its port.
 */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const history = JSON.parse(process.argv[2] ?? '[]');
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
  socket.on('chat_message', (message) => io.to('chat').emit('new_message', message));
  socket.on('heartbeat', () => socket.emit('heartbeat', {}));
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
