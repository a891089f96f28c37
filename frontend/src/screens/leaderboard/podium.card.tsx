import type { UseQueryResult } from '@tanstack/react-query';
import { podiumNight } from 'game-scenes/art/podium-night';
import type { OwnStanding } from '../../api/types';
import { useMediaQuery } from '../../lib/media-query.hook';
import { Art } from '../../ui/art';
import { Card } from '../../ui/card';
import { SlantedLines } from '../../ui/screen-title';
import { Podium } from './podium';

const NIGHT = podiumNight();

/** The screen's title, with the podium on a desktop (§2). */
export function PodiumCard({ standing }: { standing: UseQueryResult<OwnStanding> }) {
  const isDesktop = useMediaQuery('(width >= 1100px)');
  return (
    <Card as="div" isFlush className="podium-card">
      <div className="podium-card__picture cut-picture">
        <Art drawing={NIGHT} isScene />
      </div>
      <div className="podium-card__copy">
        <h1>
          <SlantedLines lines={['Leaderboard']} />
        </h1>
        <p>The fastest, sharpest and luckiest of the squad.</p>
      </div>
      {isDesktop && <Podium standing={standing} />}
    </Card>
  );
}
