/** The application and the stream that encoders publish to: `rtmp://host:1935/live`, stream key `main?key=…`. */
export const APPLICATION = 'live';
export const STREAM_NAME = 'main';

/** An encoder's request to publish. It contains a secret: it is compared, but never logged or stored. */
export interface PublishRequest {
  readonly isRightAddress: boolean;
  readonly key: string;
}

/** Parses the encoder's fields for server and stream key. */
export function publishRequest(application: string, name: string): PublishRequest {
  const [stream = '', query = ''] = name.split('?', 2);
  const app = application.replace(/[/?].*$/, '');
  return {
    isRightAddress: app === APPLICATION && stream === STREAM_NAME,
    key: new URLSearchParams(query).get('key') ?? '',
  };
}
