/** How the server is. */
export class HealthDto {
  status!: 'ok';
}
