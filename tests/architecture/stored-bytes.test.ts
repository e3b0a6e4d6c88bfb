import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const API = 'apps/api/src/';

/** Files of the api whose code says this, without the beginning of their paths. */
function whereSaid(pattern: RegExp): string[] {
  return repositoryFiles()
    .filter((path) => path.startsWith(API) && path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => pattern.test(readFileSync(join(REPOSITORY, path), 'utf8')))
    .map((path) => path.slice(API.length))
    .sort();
}

/** Modules that put bytes into the storage, and the reason why these are scanned and counted. */
const KEEPERS: Readonly<Record<string, string>> = {
  'core/ai/converters/converter-files.ts': 'what `ReceivedFiles` gave it; counted for the account',
  'core/ai/converters/result-sound.ts': 'made here of what a model spoke; counted for the account once it is put together',
  'core/ai/documents/document-qas.ts': 'what `ReceivedFiles` gave it; counted for the account',
  'core/ai/files/chat-files.ts': 'what `ReceivedFiles` gave it; counted for the account',
  'core/ai/images/image-generator.ts': 'a picture drawn anew from what a model sent; counted for the account',
  'core/exports/jobs/run-export.ts': 'made here of what is stored; a limit of its own',
  'core/files/item-files.ts': 'what `ReceivedFiles` gave the item, or what was drawn here; counted for the owner',
  'core/h5p/h5p-runner.ts': 'made here of a package that is stored; counted with it',
  'core/h5p/libraries/installed-libraries.ts': 'what `ReceivedFiles` gave it; of the operator',
  'core/partners/partner-logos.ts': 'drawn anew from what `ReceivedFiles` gave it; of the editors, one for each partner',
  'core/recordings/films/film-runner.ts':
    'made of a recording by the operator’s ffmpeg, and read back; counted as `recording_film.made_bytes`',
  'core/uploads/uploads.ts': 'parts that nobody gets before `ReceivedFiles` scanned the whole; counted from the beginning',
};

test('what people send comes in by one way alone, where it is shown to the virus scanner', () => {
  expect(whereSaid(/\bwithReceivedFile\b/)).toEqual(['core/file-storage/received-file.ts', 'core/file-storage/received-files.ts']);
  expect(whereSaid(/\bisMultipart\b|\brequest\.(file|files|parts|saveRequestFiles)\(/)).toEqual(['core/file-storage/received-file.ts']);
  expect(whereSaid(/\brefuseInfected\(/)).toEqual(['core/file-storage/received-files.ts', 'core/file-storage/virus-scan.ts']);
});

test('whoever puts bytes into the storage is known, and what it puts there is scanned and counted', () => {
  expect(whereSaid(/\bstorage\s*\.\s*(put|putFile)\(/)).toEqual(Object.keys(KEEPERS).sort());
});
