import { runnerImport } from 'vite';

/** Loads an entry point of game-scenes, such as `game-scenes/art`, from its sources during the build. */
export async function importSources<Module>(entryPoint: string): Promise<Module> {
  const { module } = await runnerImport<Module>(entryPoint, {
    configFile: false,
    // runnerImport runs in an environment with conditions of its own, which no other setting changes.
    environments: { inline: { resolve: { noExternal: ['game-scenes'], conditions: ['source'] } } },
  });
  return module;
}
