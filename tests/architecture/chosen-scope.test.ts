import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../api/access/routes.js';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const sources = repositoryFiles().filter((path) => /^(apps|libs|collab-server)\/.*(?<!\.test)\.(ts|tsx)$/.test(path));
const holding = (word: RegExp): string[] => sources.filter((path) => word.test(readFileSync(join(REPOSITORY, path), 'utf8')));

test('[E26] accounts are entered by password, code, card or school account (OpenID Connect) alone', () => {
  const entrances = ROUTES.filter(({ path, method }) => /\/(pupil_)?sessions$|^\/api\/sign_on\/accounts$/.test(path) && method === 'POST');
  expect(entrances.map(({ path }) => path).sort()).toEqual(['/api/pupil_sessions', '/api/sessions', '/api/sign_on/accounts']);
  expect(holding(/\b(saml2?|ldap|eduplaces)\b/i)).toEqual([]);
  // The protocols stay behind their doors: no tool and no other part of the core speaks one.
  const speaking = holding(/from '(openid-client|jose)'/);
  expect(speaking.filter((path) => !/^apps\/api\/src\/core\/(sign-on|sign-on-providers|lti)\//.test(path))).toEqual([]);
});

test('[E26] cameras record and nothing else: no page scans a QR code', () => {
  expect(holding(/BarcodeDetector/)).toEqual([]);
  const cameras = holding(/\bgetUserMedia\b|capture=["{]/);
  expect(cameras.length).toBeGreaterThan(0);
  expect(cameras.filter((path) => !/^apps\/web\/src\/core\/(capture|ai\/speech)\//.test(path))).toEqual([]);
  // Reads drawings of the page itself, to check that a camera would.
  const readers = holding(/from '[^']*qr-reading\//);
  expect(readers.filter((path) => !/^apps\/web\/src\/(core\/(qr-reading|sharing)|tools\/qrcodes)\//.test(path))).toEqual([]);
  expect(holding(/from '[^']*core\/capture\//).filter((path) => readers.includes(path))).toEqual([]);
});
