import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPOSITORY } from '../support/process.js';

/** Fields that every kind of manifest has. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

const moduleOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`;

/** Returns the errors found by the schemas of Kubernetes: types, formats, missing fields. Unknown fields are accepted. */
export async function faultsOf(manifest: Manifest): Promise<string[]> {
  const kinds = (await import(moduleOf(manifest))) as Record<string, new (data: Manifest) => { validate(): void }>;
  try {
    new kinds[manifest.kind]!(manifest).validate();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Words that Kubernetes does not know, as its types say it: written down as objects, a word too many is an error. @returns for each manifest what is wrong */
export function unknownWords(manifests: readonly Manifest[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-manifests-'));
  try {
    symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
    const files = manifests.map((manifest, index) => {
      const file = `manifest-${index}.ts`;
      const type = `import type { I${manifest.kind} } from '${moduleOf(manifest)}';`;
      writeFileSync(join(folder, file), `${type}\nexport const manifest: I${manifest.kind} = ${JSON.stringify(manifest)};\n`);
      return file;
    });
    const words = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--moduleResolution', 'nodenext', ...files];
    const { stdout } = spawnSync(process.execPath, [join(REPOSITORY, 'node_modules/typescript/bin/tsc'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    return files.map((file) =>
      stdout
        .split('\n')
        .filter((line) => line.startsWith(file))
        .join('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
