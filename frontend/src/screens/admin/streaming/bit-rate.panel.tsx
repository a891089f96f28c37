import type { AdminLivestream } from '../../../api/types';
import { useStreamAdvice } from '../../../stream/stream-advice.hook';
import { StreamInputFigures } from '../../../stream/stream-input';
import { Panel } from '../../../ui/panel';
import { BitRateChart } from './bit-rate-chart';
import { useBitRates } from './bit-rates.hook';

interface BitRatePanelProps {
  livestream: AdminLivestream;
  /** Time of the data, in milliseconds since 1970. */
  seenAtMs: number;
}

/** Data received from the encoder: the bit rate of the last minute, and the other figures. */
export function BitRatePanel({ livestream, seenAtMs }: BitRatePanelProps) {
  const { videoBitsPerSecond, audioBitsPerSecond } = livestream.ingest;
  const bits = videoBitsPerSecond === null ? null : videoBitsPerSecond + (audioBitsPerSecond ?? 0);
  const { kilobits } = useStreamAdvice();
  const samples = useBitRates(bits, seenAtMs);
  const rate = bits !== null && (
    <span className="figure streaming__rate">
      <span>{Math.round(bits / 1000).toLocaleString('en-US')}</span> <small className="muted">kb/s</small>
    </span>
  );
  return (
    <Panel id="bit-rate" title="Bit rate" accent="ion" aside={rate}>
      <BitRateChart samples={samples} target={kilobits} nowMs={seenAtMs} />
      <StreamInputFigures livestream={livestream} />
    </Panel>
  );
}
