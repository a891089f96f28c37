/** Packet identifiers of this server's streams in MPEG-TS (ISO/IEC 13818-1). */
export const PID = { tables: 0x0000, program: 0x1000, video: 0x0100, audio: 0x0101 } as const;

const PACKET_BYTES = 188;
const PAYLOAD_BYTES = 184;
const SYNC = 0x47;

/** Content of a packet's adaptation field besides stuffing. */
export interface PacketFlags {
  readonly isKey?: boolean;
  /** The program clock, in 90 kHz. */
  readonly clock?: number;
}

/** Packet counters of each part of the stream; they continue across segments. */
export type ContinuityCounters = Map<number, number>;

/** Splits units into packets of 188 bytes. */
export class TsWriter {
  private bytes: Buffer;
  private length = 0;

  /** `expectedBytes` is the initial size of the buffer, which grows when needed. */
  constructor(
    expectedBytes: number,
    private readonly counters: ContinuityCounters,
  ) {
    this.bytes = Buffer.allocUnsafe(Math.max(expectedBytes, 16 * PACKET_BYTES));
  }

  /** Returns everything that was written. */
  finish(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  /** Writes a unit (a table, or a packet of media) into new packets. The last one is stuffed. */
  write(pid: number, unit: Buffer, flags: PacketFlags = {}): void {
    let offset = 0;
    for (let isFirst = true; offset < unit.length; isFirst = false) {
      offset += this.packet(pid, unit.subarray(offset), isFirst, isFirst ? flags : {});
    }
  }

  /** Writes one packet and returns how many bytes of the payload it holds. */
  private packet(pid: number, payload: Buffer, isFirst: boolean, flags: PacketFlags): number {
    this.makeRoom();
    const start = this.length;
    const fieldBytes = flags.clock !== undefined ? 8 : flags.isKey ? 2 : 0;
    const taken = Math.min(payload.length, PAYLOAD_BYTES - fieldBytes);
    const adaptationBytes = PAYLOAD_BYTES - taken;
    const counter = this.counters.get(pid) ?? 0;
    this.counters.set(pid, (counter + 1) & 15);
    this.bytes[start] = SYNC;
    this.bytes.writeUInt16BE((isFirst ? 0x4000 : 0) | pid, start + 1);
    this.bytes[start + 3] = (adaptationBytes > 0 ? 0x30 : 0x10) | counter;
    if (adaptationBytes > 0) this.adaptation(start + 4, adaptationBytes, flags);
    payload.copy(this.bytes, start + PACKET_BYTES - taken, 0, taken);
    this.length += PACKET_BYTES;
    return taken;
  }

  private adaptation(start: number, bytes: number, { isKey = false, clock }: PacketFlags): void {
    this.bytes[start] = bytes - 1;
    if (bytes === 1) return;
    this.bytes.fill(0xff, start + 2, start + bytes);
    this.bytes[start + 1] = (isKey ? 0x40 : 0) | (clock === undefined ? 0 : 0x10);
    if (clock === undefined) return;
    this.bytes.writeUInt32BE(Math.floor(clock / 2), start + 2);
    this.bytes.writeUInt16BE(((clock % 2) << 15) | 0x7e00, start + 6);
  }

  private makeRoom(): void {
    if (this.length + PACKET_BYTES <= this.bytes.length) return;
    const more = Buffer.allocUnsafe(this.bytes.length * 2);
    this.bytes.copy(more, 0, 0, this.length);
    this.bytes = more;
  }
}
