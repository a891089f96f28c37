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
  private readonly packets: Buffer[] = [];

  constructor(private readonly counters: ContinuityCounters) {}

  /** Returns everything that was written. */
  finish(): Buffer {
    return Buffer.concat(this.packets);
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
    const packet = Buffer.allocUnsafe(PACKET_BYTES);
    const fieldBytes = flags.clock !== undefined ? 8 : flags.isKey ? 2 : 0;
    const taken = Math.min(payload.length, PAYLOAD_BYTES - fieldBytes);
    const adaptationBytes = PAYLOAD_BYTES - taken;
    const counter = this.counters.get(pid) ?? 0;
    this.counters.set(pid, (counter + 1) & 15);
    packet[0] = SYNC;
    packet.writeUInt16BE((isFirst ? 0x4000 : 0) | pid, 1);
    packet[3] = (adaptationBytes > 0 ? 0x30 : 0x10) | counter;
    if (adaptationBytes > 0) writeAdaptation(packet.subarray(4, 4 + adaptationBytes), flags);
    payload.copy(packet, PACKET_BYTES - taken, 0, taken);
    this.packets.push(packet);
    return taken;
  }
}

function writeAdaptation(field: Buffer, { isKey = false, clock }: PacketFlags): void {
  field.fill(0xff);
  field[0] = field.length - 1;
  if (field.length === 1) return;
  field[1] = (isKey ? 0x40 : 0) | (clock === undefined ? 0 : 0x10);
  if (clock === undefined) return;
  field.writeUInt32BE(Math.floor(clock / 2), 2);
  field.writeUInt16BE(((clock % 2) << 15) | 0x7e00, 6);
}
