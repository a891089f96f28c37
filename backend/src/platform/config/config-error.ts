/** Invalid setting, as one sentence that names it and says what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Decodes a percent-encoded part of a URL; throws a ConfigError that names the setting. */
export function decodeSetting(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError(
      `${name} has a % that starts no percent-encoded character: write a % itself as %25.`,
    );
  }
}
