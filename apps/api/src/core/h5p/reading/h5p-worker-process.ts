/** Separate process that only inspects H5P packages. They come from unknown authors: a zip bomb kills this process and not the api. */
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { workLoop } from '../../../platform/processes/work-loop.js';
import { PACKAGE_FILES, type PackageFile } from '../package-index.js';
import { contentScript } from '../player/content-script.js';
import { H5pRefused } from './h5p-refused.js';
import type { H5pAnswer, H5pTask } from './h5p-worker-task.js';
import { librariesOn } from './libraries.js';
import { PackageZip, UnpackBudget } from './package-zip.js';
import { readPackage } from './read-package.js';

const packed = promisify(gzip);

workLoop(async (task: H5pTask): Promise<H5pAnswer> => {
  try {
    return task.kind === 'package' ? await ready(task) : await carried(task);
  } catch (error) {
    if (error instanceof H5pRefused) return { kind: 'refused', reason: error.reason };
    throw error;
  }
});

async function ready({ path, installed, folder }: Extract<H5pTask, { kind: 'package' }>): Promise<H5pAnswer> {
  const { index, scripts, styles, content, hosts } = await readPackage(path, installed);
  const made: Readonly<Record<PackageFile, string>> = {
    ...{ index: JSON.stringify(index), scripts, styles },
    ...{ content: contentScript(content.params), german: contentScript(content.german) },
  };
  for (const [name, ending] of Object.entries(PACKAGE_FILES))
    await writeFile(`${folder}/${ending}`, await packed(made[name as PackageFile]));
  return { kind: 'ready', hosts, borrowed: index.borrowed };
}

async function carried({ path }: Extract<H5pTask, { kind: 'libraries' }>): Promise<H5pAnswer> {
  const zip = await PackageZip.open(path);
  try {
    const room = new UnpackBudget();
    // Packages will take files out of it: the installing admin must learn of a broken one, not the player's user.
    for (const name of zip.names) await zip.read(name, room);
    const found = await librariesOn([{ zip, storageKey: null }], room);
    const libraries = [...found.values()].map(({ machineName, majorVersion, minorVersion, patchVersion }) => ({
      ...{ name: machineName, major: majorVersion, minor: minorVersion, patch: patchVersion },
    }));
    if (libraries.length === 0) throw new H5pRefused('noMetadata', { name: 'library.json' });
    return { kind: 'carried', libraries };
  } finally {
    zip.close();
  }
}
