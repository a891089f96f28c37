import tuningFile from 'art-file:carTuning';
import schoolFile from 'art-file:racingSchool';
import guideFile from 'art-file:trackGuide';
import { showComingSoon } from '../../ui/coming-soon';
import { LatePicture } from '../../ui/late-picture';

const SCHOOLS = [
  { title: 'Track Guides', text: 'Every curve, every straight.', picture: guideFile },
  { title: 'Car Tuning', text: 'Set up for grip or speed.', picture: tuningFile },
  { title: 'Racing School', text: 'From first lap to first win.', picture: schoolFile },
];

/** Placeholder for lessons on racing. */
export function ImproveRacing() {
  return (
    <section aria-labelledby="improve-racing">
      <h2 id="improve-racing" className="accent accent--plasma">
        Improve Your Racing
      </h2>
      <div className="schools">
        {SCHOOLS.map(({ title, text, picture }) => (
          <button key={title} type="button" className="school soon" onClick={showComingSoon}>
            <LatePicture file={picture} className="school__picture cut-picture" width={132} height={112} />
            <span>
              <span className="card-title">{title}</span>
              <span className="meta">{text}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
