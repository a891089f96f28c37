/**
 * The minimal chat server: it sends a prebuilt frame to every socket whenever one of them sends anything. Takes
 * the frame's length as its argument and sends its port.
 */
import { WebSocketServer } from 'ws';

const frame = Buffer.alloc(Number(process.argv[2]), 'x');
const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  maxPayload: 4096,
});
server.on('connection', (socket) => {
  socket.send('hello');
  socket.on('message', () => {
    for (const client of server.clients) client.send(frame, { binary: false });
  });
});
server.on('listening', () => process.send?.(server.address()?.['port']));
