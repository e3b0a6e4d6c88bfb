import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Beyond the catalogue of the specification, one line per address. That each call has a handler is looked at in the access matrix. */
const FURTHER = `
  /sessions POST
  /registrations POST
  /confirmations POST
  /password_resets POST PUT
  /pupil_sessions POST
  /school_classes GET POST
  /school_classes/{id} GET PUT DELETE
  /school_classes/{id}/pupil_accesses GET POST
  /school_classes/{id}/teachers GET POST
  /pupil_accesses/{id} GET PUT DELETE
  /pupil_accesses/{id}/deactivate PATCH
  /pupil_accesses/{id}/reactivate PATCH
  /pupil_accesses/{id}/regenerate PATCH
  /teachers/{id} DELETE
  /teachers/{id}/deactivate PATCH
  /teachers/{id}/reactivate PATCH
  /pinboard/boards/{id}/lists GET POST
  /pinboard/lists/{id} GET PUT DELETE
  /pinboard/lists/{id}/move PATCH
  /pinboard/lists/{id}/cards GET POST
  /pinboard/cards/{id} GET PUT DELETE
  /pinboard/cards/{id}/move PATCH
  /pinboard/cards/{id}/comments GET POST
  /pinboard/cards/{id}/attachments POST
  /pinboard/cards/{id}/likes PUT DELETE
  /surveys/surveys GET POST
  /surveys/surveys/{id} GET PUT DELETE
  /surveys/surveys/{id}/questions GET POST
  /surveys/surveys/{id}/responses GET POST
  /surveys/surveys/{id}/results GET
  /surveys/questions/{id}/move PATCH
  /items/{id}/members GET POST
  /items/{id}/share GET PUT
`;

describe('GET /openapi.json', () => {
  it('[E16] names the calls that go beyond the catalogue', async () => {
    const { body } = await api.browser().get<{ paths: Record<string, Record<string, unknown>> }>('/api/openapi.json');
    for (const line of FURTHER.trim().split('\n')) {
      const [path = '', ...methods] = line.trim().split(' ');
      const found = body.paths[path] ?? body.paths[`/api${path}`] ?? {};
      expect([path, Object.keys(found).map((method) => method.toUpperCase())]).toEqual([path, expect.arrayContaining(methods)]);
    }
  });
});
