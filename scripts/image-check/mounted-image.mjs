import { buildah } from './buildah.mjs';

/**
 * @typedef {{
 *   User: string,
 *   Env: string[],
 *   Entrypoint: string[],
 *   Cmd: string[],
 *   WorkingDir: string,
 *   StopSignal: string,
 *   Volumes: Record<string, unknown>,
 *   Labels: Record<string, string>,
 *   Healthcheck: { Test: string[] },
 * }} ImageConfig how the image says that it is run
 * @typedef {{ root: string, config: ImageConfig, remove: () => Promise<void> }} MountedImage `root` is the folder with
 *   its files
 */

/**
 * Mounts an image's files as a folder.
 * @param {string} image
 * @returns {Promise<MountedImage>}
 */
export async function mountImage(image) {
  const container = await buildah('from', '--pull-never', image);
  const root = await buildah('mount', container);
  const { Docker } = JSON.parse(await buildah('inspect', '--type=image', image));
  return {
    root,
    config: Docker.config,
    remove: async () => {
      await buildah('rm', container);
    },
  };
}
