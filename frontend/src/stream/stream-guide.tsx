import { useStreamAdvice } from './stream-advice.hook';
import type { StreamAdvice } from './stream-advice.hook';
import './stream-guide.css';

/** Steps of the streaming guide for beginners (§2). */
const stepsFor = ({ height, width, kilobits, limits }: StreamAdvice): readonly string[] => [
  'Install a broadcasting program on your computer, such as OBS Studio.',
  'Open its settings and choose Stream.',
  'Set the service to Custom.',
  'Copy the stream address from here and paste it as server.',
  'Copy the stream key from here and paste it as stream key. It needs no user name and no password.',
  `Set the video output to ${height}p (${width} × ${height}), 30 or 60 frames a second. In the output settings ` +
    `choose the encoder x264 or another H.264 one, ${inFigures(kilobits)} kb/s with a constant bit rate, a key ` +
    `frame interval of 1\u00A0s, and AAC for the sound. More than ${limits.height}p or ` +
    `${inFigures(limits.kilobits)} kb/s in all is refused.`,
  'Press Start Streaming there and look at the preview here. Then press Start Stream here: viewers see you ' +
    'after some seconds.',
];

const inFigures = (count: number): string => count.toLocaleString('en-US');

/** The streaming guide, with the limits of the settings. */
export function StreamGuide() {
  const steps = stepsFor(useStreamAdvice());
  return (
    <ol className="rows stream-guide">
      {steps.map((step, index) => (
        // The order of the steps is fixed.
        <li key={index}>
          <span className="center stream-guide__number" aria-hidden="true">
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}
