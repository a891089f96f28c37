import { runnerImport } from 'vite';

/** Loads one of the entry points of game-scenes from its sources, such as `game-scenes/art`, for use during the build. */
export async function importSources<Module>(entryPoint: string): Promise<Module> {
  const { module } = await runnerImport<Module>(entryPoint, {
    configFile: false,
    // The environment that runnerImport runs in has its own conditions, which no other setting reaches.
    environments: { inline: { resolve: { noExternal: ['game-scenes'], conditions: ['source'] } } },
  });
  return module;
}
