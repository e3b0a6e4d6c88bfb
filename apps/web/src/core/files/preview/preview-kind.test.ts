import { expect, it } from 'vitest';
import { previewKind } from './preview-kind';

it.each([
  ['Wald.png', 'image/png', true, 10, 'picture'],
  ['Wald.svg', 'image/svg+xml', false, 10, undefined],
  ['Wald.pdf', 'application/pdf', false, 10, 'pdf'],
  ['Wald.m4a', 'audio/mp4', false, 10, 'audio'],
  ['Wald.mp4', 'video/mp4', false, 10, 'video'],
  ['Wald.txt', 'application/octet-stream', false, 10, 'text'],
  ['Seite.html', 'application/octet-stream', false, 10, 'text'],
  ['Liste.csv', 'application/octet-stream', false, 2 * 1024 * 1024, undefined],
  ['Wald.txt', 'application/zip', false, 10, undefined],
  ['Wald.exe', 'application/x-msdownload', false, 10, undefined],
  ['Aufsatz.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false, 10, 'office'],
  ['Folien.odp', 'application/vnd.oasis.opendocument.presentation', false, 10, 'office'],
  ['Riesig.pptx', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', false, 60 * 1024 * 1024, undefined],
  ['Makro.docm', 'application/vnd.ms-word.document.macroenabled.12', false, 10, undefined],
])('%s of type %s is shown as %s', (name, contentType, image, bytes, kind) => {
  expect(previewKind({ name, contentType, image, bytes })).toBe(kind);
});
