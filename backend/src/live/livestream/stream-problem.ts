/**
 * Reasons why a stream was refused or cut, as shown to the admin. The list is closed, and no sentence
 * contains anything that the encoder sent.
 */
export const STREAM_PROBLEMS = {
  wrong_key: 'The stream key was wrong.',
  wrong_address: 'The stream key must begin with main?key= and the address end with /live.',
  already_streaming: 'Another encoder is streaming already.',
  site_unreachable: 'The site could not be asked for the stream key. The encoder may try again.',
  key_rotated: 'The stream key was changed.',
  taken_over: 'A newer connection with the stream key took over from a silent one.',
  connection_lost: 'The connection to the encoder was lost.',
  stalled: 'The encoder sent nothing for 20 seconds.',
  not_rtmp: 'The encoder sent something that is no RTMP, or not what an encoder sends.',
  no_publish: 'The encoder connected, but did not ask to stream in time.',
  no_video: 'The encoder sent no picture.',
  video_codec: 'The video must be H.264: choose x264 or another H.264 encoder.',
  video_profile: 'The video must be H.264 with 8 bits and 4:2:0, profile baseline, main or high.',
  video_size: 'The picture is larger than the settings of the site allow.',
  frame_rate: 'There are more than 60 frames a second.',
  bit_rate: 'The bit rate is higher than the settings of the site allow.',
  too_fast: 'The stream runs faster than time.',
  key_frames: 'There are more than 10 seconds between key frames: set the key frame interval to 1 second.',
  audio_codec: 'The sound must be AAC (AAC-LC).',
  audio_channels: 'The sound must be mono or stereo.',
  damaged: 'The stream is damaged.',
  disk_full: 'The disk is full, or the stream needs more room than it may have.',
  disk_failed: 'The stream could not be written.',
  port_taken: 'The port of the livestream is taken by another program.',
} as const;

export type StreamProblemCode = keyof typeof STREAM_PROBLEMS;

/** Error that ends a stream. Its message is for the admin and the encoder. */
export class StreamProblem extends Error {
  override readonly name = 'StreamProblem';

  constructor(
    readonly code: StreamProblemCode,
    options?: ErrorOptions,
  ) {
    super(STREAM_PROBLEMS[code], options);
  }
}
