import { type AmfValue, decodeAmf } from './amf0.js';
import { ChunkReader } from './chunk-reader.js';
import { commandMessage, controlMessage, OUT_CHUNK_SIZE, statusMessage } from './chunk-writer.js';
import { Handshake } from './handshake.js';
import { type PublishRequest, publishRequest } from '../../livestream/publish-name.js';
import { MESSAGE, RtmpError, type RtmpMessage } from './rtmp-message.js';

/** Output of a connection. */
export interface ConnectionEvents {
  /** Sends bytes to the encoder. */
  send(bytes: Buffer): void;
  /** Called when the encoder requests to publish; media is not allowed before `accept`. */
  publish(request: PublishRequest): void;
  /** Called for each audio, video or aggregate message of an accepted encoder. */
  media(message: RtmpMessage): void;
  /** Called when the encoder announces its end. */
  finish(): void;
}

/** An unauthenticated client sends short commands; an accepted encoder's longest message is a key frame. */
const STRANGER_MESSAGE_BYTES = 8 * 1024;
const ENCODER_MESSAGE_BYTES = 4 * 1024 * 1024;

/** Maximum number of commands before publishing; encoders need six. */
const MAX_COMMANDS = 24;

/** Commands that encoders send when they stop, some one and some another. */
const GOODBYES = ['FCUnpublish', 'closeStream', 'deleteStream'];

const WINDOW_BYTES = 2_500_000;
const PEER_BANDWIDTH_DYNAMIC = 2;
const MEDIA_STREAM = 1;

/** Server side of a publishing RTMP connection: bytes in, answers and media out. It holds no socket. */
export class RtmpConnection {
  /** Whether the client has begun like an encoder, whatever follows. */
  isEncoder = false;
  private readonly handshake = new Handshake();
  private readonly reader = new ChunkReader(STRANGER_MESSAGE_BYTES);
  private stage: 'handshake' | 'commands' | 'asking' | 'publishing' | 'finished' = 'handshake';
  private application = '';
  private streamId = MEDIA_STREAM;
  private commands = 0;
  private receivedBytes = 0;
  private acknowledgedBytes = 0;

  constructor(private readonly events: ConnectionEvents) {}

  /** Processes received bytes, and what had to wait for `accept`. Throws an RtmpError for what no encoder sends. */
  receive(data: Buffer): void {
    this.acknowledge(data.length);
    if (this.stage !== 'handshake') return this.readMessages(data);
    const { answer, rest } = this.handshake.read(data);
    if (answer) this.events.send(answer);
    if (!rest) return;
    this.stage = 'commands';
    this.readMessages(rest);
  }

  /** Allows the encoder to publish. */
  accept(): void {
    this.stage = 'publishing';
    this.reader.maxMessageBytes = ENCODER_MESSAGE_BYTES;
    this.events.send(statusMessage(this.streamId, 'status', 'NetStream.Publish.Start', 'Go ahead.'));
  }

  /** Sends the encoder the reason why it may not publish or continue; the caller then ends the connection. */
  refuse(code: string, description: string): void {
    this.stage = 'finished';
    // A client whose `connect` could not be read does not know the size yet.
    this.events.send(controlMessage(MESSAGE.setChunkSize, OUT_CHUNK_SIZE));
    this.events.send(statusMessage(this.streamId, 'error', code, description));
  }

  private readMessages(data: Buffer): void {
    for (const message of this.reader.read(data)) {
      this.handle(message);
      // What follows the request waits in the reader: relays send media before they are accepted.
      if (this.stage === 'asking' || this.stage === 'finished') return;
    }
  }

  private handle(message: RtmpMessage): void {
    switch (message.type) {
      case MESSAGE.command:
        return this.command(message, message.payload);
      case MESSAGE.amf3Command:
        return this.command(message, message.payload.subarray(1));
      case MESSAGE.audio:
      case MESSAGE.video:
      case MESSAGE.aggregate:
        return this.media(message);
      default:
      // Metadata of encoders (`onMetaData`) is not trusted: the media itself is checked.
    }
  }

  private media(message: RtmpMessage): void {
    if (this.stage === 'finished') return;
    if (this.stage !== 'publishing') throw new RtmpError('Media before it was asked for.');
    this.events.media(message);
  }

  private command({ streamId }: RtmpMessage, payload: Buffer): void {
    this.commands += 1;
    if (this.commands > MAX_COMMANDS && this.stage !== 'publishing')
      throw new RtmpError('Too many commands.');
    // Known before the rest is decoded, so that a failure has its reason.
    this.isEncoder ||= payload.toString('latin1', 3, 10) === 'connect';
    const [name, transaction, properties, argument] = decodeAmf(payload);
    if (name === 'connect') this.connect(transaction, properties);
    else if (name === 'publish') this.publish(streamId, argument);
    else if (name === 'createStream')
      this.events.send(commandMessage(0, ['_result', transaction, null, MEDIA_STREAM]));
    else if (name === 'play') throw new RtmpError('Nothing is played from here.');
    else if (typeof name === 'string' && GOODBYES.includes(name) && this.stage === 'publishing')
      this.events.finish();
    // Other commands need no answer.
  }

  private connect(transaction: AmfValue, properties: AmfValue): void {
    if (this.stage !== 'commands') throw new RtmpError('Connected already.');
    const isObject = typeof properties === 'object' && properties !== null;
    const application = isObject && 'app' in properties ? properties.app : '';
    this.application = typeof application === 'string' ? application : '';
    this.events.send(controlMessage(MESSAGE.windowSize, WINDOW_BYTES));
    this.events.send(controlMessage(MESSAGE.peerBandwidth, WINDOW_BYTES, [PEER_BANDWIDTH_DYNAMIC]));
    this.events.send(controlMessage(MESSAGE.setChunkSize, OUT_CHUNK_SIZE));
    const success = {
      level: 'status',
      code: 'NetConnection.Connect.Success',
      description: 'Connected.',
      objectEncoding: 0,
    };
    const server = { fmsVer: 'FMS/3,0,1,123', capabilities: 31 };
    this.events.send(commandMessage(0, ['_result', transaction, server, success]));
  }

  private publish(streamId: number, name: AmfValue): void {
    if (this.stage !== 'commands') throw new RtmpError('Publishing already.');
    this.stage = 'asking';
    this.streamId = streamId;
    this.events.publish(publishRequest(this.application, typeof name === 'string' ? name : ''));
  }

  private acknowledge(bytes: number): void {
    this.receivedBytes += bytes;
    if (this.receivedBytes - this.acknowledgedBytes < WINDOW_BYTES / 2) return;
    this.acknowledgedBytes = this.receivedBytes;
    this.events.send(controlMessage(MESSAGE.acknowledgement, this.receivedBytes % 2 ** 32));
  }
}
