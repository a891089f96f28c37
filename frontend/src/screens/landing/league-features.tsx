import broadcastFile from 'art-file:broadcastScene';
import championshipFile from 'art-file:championshipScene';
import teamFile from 'art-file:teamScene';
import { LatePicture } from '../../ui/late-picture';

const FEATURES = [
  { title: 'Championship Series', text: 'Weekly races with season points', picture: championshipFile },
  { title: 'Team Racing', text: 'Form a team and compete together', picture: teamFile },
  { title: 'Livestreamed Events', text: 'All major races broadcast live', picture: broadcastFile },
];

/** Three cards about the league. */
export function LeagueFeatures() {
  return (
    <div className="league-features">
      {FEATURES.map(({ title, text, picture }) => (
        <article key={title}>
          <h2>{title}</h2>
          <p className="meta">{text}</p>
          <LatePicture file={picture} className="cut-picture" width={424} height={170} />
        </article>
      ))}
    </div>
  );
}
