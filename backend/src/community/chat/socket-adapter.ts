import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WsAdapter } from '@nestjs/platform-ws';
import type { WebSocket, WebSocketServer } from 'ws';

/** Key under which the framework keeps the server shared by HTTP and sockets. */
const SHARED_PORT = 0;

/**
 * Opens sockets on the port of the API. It leaves messages to the gateway, which validates them strictly and
 * needs no streams. It answers requests to other addresses, and never logs content that unauthenticated
 * clients control.
 */
export class SocketAdapter extends WsAdapter {
  private stopListening: (() => void) | undefined;

  /** Does nothing: the gateway adds its own message listeners. */
  override bindMessageHandlers(): void {
    return;
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    // A broken connection closes itself with its code. Without a listener, its error event would end the
    // process.
    return server.on('connection', (socket: WebSocket) => socket.on('error', ignore));
  }

  override async dispose(): Promise<void> {
    this.stopListening?.();
    await super.dispose();
  }

  protected override ensureHttpServerExists(port: number, httpServer?: Server): Server | undefined {
    if (port !== SHARED_PORT || httpServer === undefined)
      throw new Error('Sockets share the port of the API: a gateway states none.');
    if (this.httpServersRegistry.has(port)) return undefined;
    this.httpServersRegistry.set(port, httpServer);
    const listener = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      if (!isForSockets(request)) answer(httpServer, request, socket);
      // A stopping server closes its sockets and waits for their end.
      else if (!httpServer.listening) refuse(socket, 503);
      else this.upgrade(request, socket, head);
    };
    httpServer.on('upgrade', listener);
    this.stopListening = () => httpServer.off('upgrade', listener);
    return httpServer;
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path] = (request.url ?? '').split('?', 1);
    const servers = (this.wsServersRegistry.get(SHARED_PORT) ?? []) as (WebSocketServer & { path: string })[];
    const server = servers.find((candidate) => candidate.path === path);
    if (!server) return refuse(socket, 404);
    server.handleUpgrade(request, socket, head, (opened) => server.emit('connection', opened, request));
  }
}

function isForSockets({ method, headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' || (method !== 'GET' && method !== 'HEAD');
}

/** Ignores the offer of another protocol, such as h2c, and answers the request normally (RFC 9110 §7.8). */
function answer(httpServer: Server, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', ignore);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  socket.on('timeout', () => socket.destroy());
  response.once('finish', () => close(socket));
  httpServer.emit('request', request, response);
}

function refuse(socket: Duplex, status: number): void {
  socket.on('error', ignore);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
  close(socket);
}

/** Closes both directions once everything is sent: Node leaves the other direction to the client. */
function close(socket: Duplex): void {
  socket.end(() => socket.destroy());
}

function ignore(): void {
  return;
}
