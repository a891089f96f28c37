import { mergeDefs } from 'game-scenes/art/drawing';
import {
  SIMULATOR_RACERS,
  simulatorDriver,
  simulatorPod,
  simulatorTrack,
  TRACK_VIEW,
  trackPlace,
} from 'game-scenes/art/simulator-track';
import { useInsertionEffect, useRef } from 'react';
import { Art } from '../../ui/art';
import { shareDefs } from '../../ui/shared-defs';
import { useMovingPods } from './moving-pods.hook';
import type { Race } from './race';

const TRACK = simulatorTrack();
const PODS = SIMULATOR_RACERS.map((racer, index) => ({
  ...racer,
  hull: simulatorPod(racer, index === 0),
  driver: simulatorDriver(racer),
}));
const POD_DEFS = mergeDefs(PODS.flatMap(({ hull, driver }) => [hull, driver]));
/** The member's pod is drawn last, above the others. */
const PAINT_ORDER = [3, 2, 1, 0];
const LETTER_WIDTH = 8.6;

interface RaceTrackProps {
  race: Race | null;
  /** Text alternative. */
  title: string;
}

/** The live track with four moving pods (§9). */
export function RaceTrack({ race, title }: RaceTrackProps) {
  const pods = useRef<SVGSVGElement>(null);
  useInsertionEffect(() => shareDefs(POD_DEFS), []);
  useMovingPods(pods, race);
  return (
    <div className="race-track cut-picture--top">
      <Art drawing={TRACK} isScene title={title} className="race-track__road" />
      <svg ref={pods} className="race-track__pods" viewBox={TRACK_VIEW.join(' ')} aria-hidden="true">
        {PAINT_ORDER.map((racer) => (
          <Pod key={racer} racer={racer} />
        ))}
        {PAINT_ORDER.map((racer) => (
          <NameTag key={racer} racer={racer} />
        ))}
      </svg>
    </div>
  );
}

function Pod({ racer }: { racer: number }) {
  const pod = PODS[racer];
  const { x, y, angle } = trackPlace(0, racer);
  if (pod === undefined) return null;
  return (
    <g data-pod={racer} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <g dangerouslySetInnerHTML={{ __html: pod.hull.body }} />
      <g
        data-driver={racer}
        transform={`rotate(${-angle})`}
        dangerouslySetInnerHTML={{ __html: pod.driver.body }}
      />
    </g>
  );
}

function NameTag({ racer }: { racer: number }) {
  const pod = PODS[racer];
  if (pod === undefined) return null;
  const half = (pod.name.length * LETTER_WIDTH) / 2 + 12;
  return (
    <g data-tag={racer} className="race-track__tag" opacity={0}>
      <path d={`M${-half}-12H${half - 7}L${half}-5V12H${-half}Z`} fill="#0b0d18" fillOpacity={0.9} />
      <path d={`M${-half}-12h3v24h-3z`} fill={pod.stripe} />
      <text y={5} x={1} textAnchor="middle">
        {pod.name}
      </text>
    </g>
  );
}
