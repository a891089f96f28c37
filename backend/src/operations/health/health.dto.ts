/** State of the server. */
export class HealthDto {
  status!: 'ok';
}

/** State of a server that can serve requests. */
export class ReadinessDto {
  status!: 'ok';

  /** State of Redis, which nodes share. With `away`, each node works on its own until Redis is back. */
  redis!: 'none' | 'connected' | 'away';

  /** With `low`, the disk is nearly full. */
  storage!: 'ok' | 'low';
}
