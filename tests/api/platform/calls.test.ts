// @module-tag proof
import { CARD_FIELDS, CARD_KINDS, LIMITS } from '@murmel/contracts';
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

  it('[E16] says what each kind of card keeps, in what is sent and in what comes back', async () => {
    type Schema = {
      title?: string;
      anyOf?: Schema[];
      oneOf?: Schema[];
      properties?: Record<string, Schema>;
      const?: string;
      items?: Schema;
    };
    type Described = { content: { 'application/json': { schema: Schema } } };
    type Call = { requestBody: Described; responses: Record<string, Described> };
    const { body } = await api.browser().get<{ paths: Record<string, { post: Call }> }>('/api/openapi.json');
    const { requestBody, responses } = body.paths['/teaching_board/pages/{id}/cards']!.post;
    const sent = requestBody.content['application/json'].schema.properties?.['content']?.anyOf ?? [];
    expect(Object.fromEntries(sent.map(({ title, properties }) => [title, Object.keys(properties ?? {}).sort()]))).toEqual(
      Object.fromEntries(CARD_KINDS.map((kind) => [kind, Object.keys(CARD_FIELDS[kind]).sort()])),
    );
    const { oneOf, anyOf = oneOf } = responses['201']!.content['application/json'].schema;
    const given = (anyOf ?? []).map(({ properties }) => [
      properties?.['kind']?.const,
      Object.keys(properties?.['content']?.properties ?? {}).sort(),
    ]);
    expect(given).toEqual(CARD_KINDS.map((kind) => [kind, Object.keys(CARD_FIELDS[kind]).sort()]));
    const dice = sent.find(({ title }) => title === 'dice')?.properties?.['count'];
    expect(dice).toMatchObject({ minimum: LIMITS.teachingBoard.dice.min, maximum: LIMITS.teachingBoard.dice.max });
  });
});
