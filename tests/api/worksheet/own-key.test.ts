import type { OwnWork } from '@murmel/contracts';
import { hashSecret, WorksheetResponse as Row, WorksheetDevice } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { projectCast } from '../projects/project-cast.js';
import { RESPONSES, SHEETS, type WorksheetCast, worksheetCast } from './worksheet-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Own {
  id: string;
  browser: TestBrowser;
  key: string;
  path: string;
}

/** Returns a begun response with the key to continue on another device. */
async function ownOf(cast: Pick<WorksheetCast, 'begin'>, browser: TestBrowser, name = 'Falke'): Promise<Own> {
  const { id } = (await cast.begin(browser, name)).body;
  const { body } = await browser.post<{ key: string; path: string }>(`${RESPONSES}/${id}/key`);
  return { id, browser, ...body };
}

/** Returns the status of a device's access to the sheet; a key is sent as by its deep link. */
const opens = async (browser: TestBrowser, path: string, key?: string): Promise<number> =>
  (await browser.get(path, key === undefined ? {} : { headers: { 'x-response-key': key } })).status;

describe("the way to one's own response on another device", () => {
  it("[WKS-11] names no secret of the sheet: neither a guest who came by the short address nor a project's pupil may keep it", async () => {
    const cast = await worksheetCast(api, {}, { shortCode: 'zelle7' });
    const guest = api.browser();
    expect((await guest.get('/s/zelle7')).status).toBe(302);
    const shown = await ownOf(cast, guest);
    expect(shown.path).toBe(`/worksheet/worksheets/${cast.item.id}/public_worksheet_responses/${shown.id}`);

    const { owner, pupil, project } = await projectCast(api);
    const made = (await owner.browser.post<{ id: string }>(SHEETS, {})).body;
    const share = await owner.browser.put(`/api/items/${made.id}/share`, { privacy: 'secret' });
    expect(share.status).toBe(200);
    await owner.browser.post('/api/project_items', { project_id: project.id, item_id: made.id });
    const begin = (browser: TestBrowser, name = 'Falke') => browser.post<OwnWork>(`${SHEETS}/${made.id}/responses`, { name });
    const own = await ownOf({ begin: begin as WorksheetCast['begin'] }, pupil.browser);
    expect(own.path).toBe(`/worksheet/worksheets/${made.id}/public_worksheet_responses/${own.id}`);
  });

  it('[WKS-11] opens that response and no more of the sheet than it needs, on a device that nobody else let in', async () => {
    const cast = await worksheetCast(api);
    const { id, key } = await ownOf(cast, cast.guest.browser);
    await cast.write(cast.guest.browser, id, [{ blockId: cast.one('Text'), text: 'am Handy' }]);
    const others = (await cast.begin(cast.reader.browser, 'Otter')).body.id;
    for (const wrong of [undefined, '', `${key.slice(1)}${key[0]}`, hashSecret(key)])
      expect(await opens(api.browser(), cast.path, wrong)).toBe(404);

    const tablet = api.browser();
    expect(await opens(tablet, `/api/items/${cast.item.id}`, key)).toBe(200);
    // From here on the device's cookie carries it.
    expect((await tablet.get<OwnWork>(`${cast.path}/my_response`)).body).toMatchObject({ id, answers: [{ text: 'am Handy' }] });
    expect((await cast.write(tablet, id, [{ blockId: cast.one('Text'), text: 'am Tablet' }])).status).toBe(200);
    expect((await cast.guest.browser.get<OwnWork>(`${cast.path}/my_response`)).body.answers).toMatchObject([{ text: 'am Tablet' }]);
    expect((await cast.write(cast.guest.browser, id, [{ blockId: cast.one('Text'), text: 'wieder am Handy' }])).status).toBe(200);
    expect((await cast.begin(tablet, 'Anders')).body).toMatchObject({ id, name: 'Falke' });
    expect((await cast.write(tablet, others, [{ blockId: cast.one('Text'), text: 'fremd' }])).status).toBe(404);
    for (const more of ['/responses', '/grid', '/versions']) expect((await tablet.get(`${cast.path}${more}`)).status).toBe(403);
    expect((await tablet.get(`${RESPONSES}/${others}`)).status).toBe(403);
    expect((await tablet.get(`/api/items/${cast.item.id}/share`)).status).toBe(403);
    const elsewhere = await worksheetCast(api);
    expect(await opens(tablet, elsewhere.path, key)).toBe(404);
    expect(
      await api.database.query('select 1 from item_grant g join worksheet_device d using (visitor_id) where d.response_id = $1', [id]),
    ).toEqual([]);
  });

  it('is nothing to somebody with an account, who has one response wherever they sign in', async () => {
    const cast = await worksheetCast(api);
    const { key } = await ownOf(cast, cast.guest.browser);
    const headers = { 'x-response-key': key };
    for (const { browser } of [cast.other, cast.pupil]) expect(await opens(browser, cast.path, key)).toBe(404);
    expect((await cast.reader.browser.get<OwnWork | null>(`${cast.path}/my_response`, { headers })).body).toBeNull();
    expect(await api.database.manager.countBy(WorksheetDevice, { visitorId: cast.guest.visitor.id })).toBe(0);
  });

  it("[E4a] a pupil's other device ends with the project's pause and its end, and goes on with the project", async () => {
    const { owner, pupil, project } = await projectCast(api);
    const made = (await owner.browser.post<{ id: string }>(SHEETS, {})).body;
    const path = `${SHEETS}/${made.id}`;
    const { body: shared } = await owner.browser.post<{ id: string }>('/api/project_items', { project_id: project.id, item_id: made.id });
    const begin = (browser: TestBrowser, name = 'Falke') => browser.post<OwnWork>(`${path}/responses`, { name });
    const { id, key } = await ownOf({ begin: begin as WorksheetCast['begin'] }, pupil.browser);
    const tablet = api.browser();
    expect(await opens(tablet, path, key)).toBe(200);
    const write = () => tablet.put<Refusal>(`${RESPONSES}/${id}`, { name: 'Falke 2' });
    expect((await write()).status).toBe(200);
    await owner.browser.put(`/api/projects/${project.id}/pause`, {});
    expect([(await write()).status, await opens(tablet, path), await opens(api.browser(), path, key)]).toEqual([404, 404, 404]);
    await owner.browser.put(`/api/projects/${project.id}/resume`, {});
    expect((await write()).status).toBe(200);
    // A pupil who loses access loses it on all devices.
    await api.database.query('update pupil_access set deactivated_at = now() where id = $1', [pupil.account.id]);
    expect((await write()).status).toBe(404);
    await api.database.query('update pupil_access set deactivated_at = null where id = $1', [pupil.account.id]);
    expect((await write()).status).toBe(200);
    expect((await owner.browser.delete(`/api/project_items/${shared.id}`)).status).toBe(200);
    expect([(await write()).status, await opens(tablet, path)]).toEqual([404, 404]);
  });

  it("ends with the maker's own right: the link of the sheet is renewed, or nobody is let in any more", async () => {
    const cast = await worksheetCast(api);
    const { id, key } = await ownOf(cast, cast.guest.browser);
    const tablet = api.browser();
    expect(await opens(tablet, cast.path, key)).toBe(200);
    const permission = (visitorPermission: string) => cast.owner.browser.put(`/api/items/${cast.item.id}/share`, { visitorPermission });
    await permission('visitor_permissions_invisible');
    expect((await cast.write(tablet, id, [{ blockId: cast.one('Text'), text: 'x' }])).status).toBe(404);
    await permission('visitor_permissions_read');
    expect(await opens(tablet, cast.path)).toBe(200);
    expect((await cast.owner.browser.patch(`/api/items/${cast.item.id}/share/renew`)).status).toBe(200);
    expect([
      await opens(cast.guest.browser, cast.path),
      await opens(tablet, cast.path),
      await opens(api.browser(), cast.path, key),
    ]).toEqual([404, 404, 404]);
  });

  it('a new key puts out the device that came by the old one, and leaves the one that made it in', async () => {
    const cast = await worksheetCast(api);
    const { id, key, browser } = await ownOf(cast, cast.guest.browser);
    const [lost, mine] = [api.browser(), api.browser()];
    for (const device of [lost, mine]) expect(await opens(device, cast.path, key)).toBe(200);
    // Even with the link of the sheet the device stays disconnected from the response.
    const headers = { 'x-access-token': cast.item.token };
    const renewed = (await mine.post<{ key: string }>(`${RESPONSES}/${id}/key`)).body.key;
    expect(await opens(lost, cast.path)).toBe(404);
    expect((await lost.get(`${cast.path}/my_response`, { headers })).body).toBeNull();
    expect((await cast.write(lost, id, [{ blockId: cast.one('Text'), text: 'verloren' }])).status).toBe(404);
    expect(await opens(api.browser(), cast.path, key)).toBe(404);
    for (const device of [mine, browser])
      expect((await cast.write(device, id, [{ blockId: cast.one('Text'), text: 'da' }])).status).toBe(200);
    expect(await opens(lost, cast.path, renewed)).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Row, { id })).keyHash).toBe(hashSecret(renewed));
  });
});
