import { runnerImport } from 'vite';

/** Loads one of the doors of game-scenes from its sources, such as `game-scenes/art`, for use during the build. */
export async function importSources<Module>(door: string): Promise<Module> {
  const { module } = await runnerImport<Module>(door, {
    configFile: false,
    // The environment that runnerImport runs in has its own conditions, which no other setting reaches.
    environments: { inline: { resolve: { noExternal: ['game-scenes'], conditions: ['source'] } } },
  });
  return module;
}
