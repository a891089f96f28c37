/**
 * The minimal chat server for comparison: it sends a prebuilt frame to every socket whenever one of them
 * sends anything. Takes the frame's length as its argument and prints its port.
 */
import { createRequire } from 'node:module';
import { fromRoot } from '../lib/paths.mjs';

const { WebSocket, WebSocketServer } = createRequire(fromRoot('backend', 'package.json'))('ws');

const frame = Buffer.alloc(Number(process.argv[2]), 'x');
const server = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  maxPayload: 4096,
});
server.on('connection', (/** @type {import('ws').WebSocket} */ socket) => {
  socket.send('hello');
  socket.on('message', () => {
    for (const client of server.clients) {
      if (client.readyState === WebSocket.OPEN) client.send(frame, { binary: false });
    }
  });
});
server.on('listening', () => console.log(server.address().port));
