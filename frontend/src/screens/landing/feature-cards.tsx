import { broadcastIcon, teamIcon, trophyIcon } from 'game-scenes/art/feature-icons';
import { Art } from '../../ui/art';
import { Card } from '../../ui/card';

const FEATURES = [
  { title: 'Championship Series', text: 'Weekly races with season points', icon: trophyIcon() },
  { title: 'Team Racing', text: 'Form a team and compete together', icon: teamIcon() },
  { title: 'Livestreamed Events', text: 'All major races broadcast live', icon: broadcastIcon() },
];

/** Three cards about the league. */
export function FeatureCards() {
  return (
    <div className="thirds">
      {FEATURES.map(({ title, text, icon }) => (
        <Card key={title} as="article" className="feature-card">
          <Art drawing={icon} />
          <div>
            <h2 className="card-title">{title}</h2>
            <p className="muted">{text}</p>
          </div>
        </Card>
      ))}
    </div>
  );
}
