import type { ReactNode } from 'react';

/** How a stranger gets from nothing to a stream, in seven steps (§2). */
const STEPS: readonly ReactNode[] = [
  'Install a broadcasting program on your computer, such as OBS Studio.',
  'Open its settings and choose Stream.',
  'Set the service to Custom.',
  'Copy the stream address from here and paste it as server.',
  'Copy the stream key from here and paste it as stream key. It needs no user name and no password.',
  <>
    Set the video output to 1080p (1920 × 1080), 30 or 60 frames a second. In the output settings choose the
    encoder x264 or another H.264 one, 6,000 kb/s with a constant bit rate, a key frame interval of 1 s, and
    AAC for the sound.
  </>,
  <>
    Press Start Streaming there and look at the preview here. Then press Start Stream here: viewers see you
    after some seconds.
  </>,
];

/** The streaming guide. */
export function StreamGuide() {
  return (
    <ol className="rows stream-guide">
      {STEPS.map((step, index) => (
        // The steps never change their order.
        <li key={index}>
          <span className="stream-guide__number" aria-hidden="true">
            {index + 1}
          </span>
          <p>{step}</p>
        </li>
      ))}
    </ol>
  );
}
