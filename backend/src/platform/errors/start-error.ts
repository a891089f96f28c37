/** The reason why the server can't start, as one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Exit code of the process. */
  readonly exitCode: number;

  constructor(message: string, { exitCode = 1, ...options }: ErrorOptions & { exitCode?: number } = {}) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
