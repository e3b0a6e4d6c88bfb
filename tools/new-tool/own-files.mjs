import { readFileSync } from 'node:fs';
import { filled } from './names.mjs';

/** Files in a tool's own folders: template, and the path of the file made from it. */
const FILES = {
  'calls.ts': 'libs/contracts/src/tools/__KEY__/calls.ts',
  'item.ts': 'apps/api/src/tools/__KEY__/__FILE__-item.ts',
  'contribution.ts': 'apps/api/src/tools/__KEY__/__FILE__.contribution.ts',
  'EditorPage.tsx': 'apps/web/src/tools/__KEY__/EditorPage.tsx',
  'Editor.tsx': 'apps/web/src/tools/__KEY__/editor/__TYPE__Editor.tsx',
  'editor.module.css': 'apps/web/src/tools/__KEY__/editor/editor.module.css',
  'InfoPage.tsx': 'apps/web/src/tools/__KEY__/InfoPage.tsx',
  'OpenLook.tsx': 'apps/web/src/tools/__KEY__/OpenLook.tsx',
  'PublicPage.tsx': 'apps/web/src/tools/__KEY__/PublicPage.tsx',
  'de.json': 'apps/web/src/tools/__KEY__/de.json',
  'en.json': 'apps/web/src/tools/__KEY__/en.json',
  'life.spec.ts': 'tests/e2e/__KEY__/__KEY__.spec.ts',
  'api.test.ts': 'tests/api/__KEY__/__KEY__.test.ts',
};

/** @returns the tool's own files: path and text */
export function ownFiles(names) {
  return Object.entries(FILES).map(([template, path]) => [
    filled(path, names),
    filled(readFileSync(new URL(`template/${template}.txt`, import.meta.url), 'utf8'), names),
  ]);
}
