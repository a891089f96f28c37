import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WsAdapter } from '@nestjs/platform-ws';
import type { WebSocket, WebSocketServer } from 'ws';

/** The key under which the framework keeps the server that HTTP and sockets share. */
const SHARED_PORT = 0;

/**
 * Opens sockets on the port of the API. It leaves messages to the gateway, which is stricter with them and needs no
 * streams for it, answers other addresses, and writes nothing into the log that strangers decide.
 */
export class SocketAdapter extends WsAdapter {
  private stopListening: (() => void) | undefined;

  /** The gateway hears for itself. */
  override bindMessageHandlers(): void {
    return;
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    // A broken connection closes itself with its code. Without a listener its error would end the process.
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
      if (isForSockets(request)) this.upgrade(request, socket, head);
      else answer(httpServer, request, socket);
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

/** Other protocols, such as h2c, may be offered and not be taken: the request is answered as any other (RFC 9110 §7.8). */
function answer(httpServer: Server, request: IncomingMessage, socket: Duplex): void {
  socket.on('error', ignore);
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  // What Node does for the requests that it keeps: `dropStalledReaders` hears of it.
  socket.on('timeout', () => response.emit('timeout'));
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

/** Closes both directions, once all is sent: Node leaves the other one to whoever asked. */
function close(socket: Duplex): void {
  socket.end(() => socket.destroy());
}

function ignore(): void {
  return;
}
