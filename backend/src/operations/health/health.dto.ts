/** State of the server. */
export class HealthDto {
  status!: 'ok';
}

/** State of a server that can serve requests. */
export class ReadinessDto {
  status!: 'ok';

  /** State of Redis, which nodes share. With `away`, each node works on its own until Redis is back. */
  redis!: 'none' | 'connected' | 'away';

  /** With `damaged`, part of the data can't be read: restore the last backup. With `low`, the disk is nearly full. */
  storage!: 'ok' | 'damaged' | 'low';
}
