import type { Page } from '@playwright/test';
import { phonePhoto } from '../../api/images/pictures.js';
import { disguisedFiles } from '../support/disguised-files.js';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call, sendFile } from '../support/wire.js';

const CANARY = /\/canary\/(\d+)$/;

test('[TR-35] forty files that are something else than they say: none runs and none is drawn as a page, however it is asked for', async ({
  browser,
  stack,
}) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const told = new Set<number>();
  const canary = (n: number): string => `${stack.origin}/canary/${n}`;
  // A script that runs requests one of these addresses, from whichever page or worker.
  await context.route(CANARY, (route) => {
    told.add(Number(CANARY.exec(route.request().url())![1]));
    return route.fulfill({ status: 204 });
  });
  // A page of the product's origin that forbids nothing by itself: only what is said with the files keeps them still.
  await context.route('**/unguarded', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }));
  const files = disguisedFiles(canary);
  expect(files.length).toBe(40);
  const { id: share } = await call<{ id: string }>(context, 'POST', '/file_sharing/files', { title: 'Verkleidet' });
  const addresses: string[] = [];
  for (const { name, buffer } of files) {
    // A file that claims to be a picture and cannot be drawn is refused at upload.
    const id = await sendFile(context, share, name, buffer).catch((error: Error) => {
      expect(error.message).toContain('UNREADABLE_FILE');
      return undefined;
    });
    if (id) addresses.push(`/api/owner_files/${id}`);
  }
  expect(addresses.length).toBeGreaterThan(25);

  await test.step('each is given to be kept, with nothing that a browser could guess', async () => {
    for (const address of addresses) {
      const answer = await context.request.get(`${stack.origin}${address}`);
      const headers = answer.headers();
      expect([headers['x-content-type-options'], headers['content-security-policy']]).toEqual(['nosniff', "default-src 'none'; sandbox"]);
      expect(headers['content-disposition']).toMatch(/^attachment;/);
      // From here on what was answered is answered again, to the byte: one person may not ask for four hundred files in a minute.
      const body = await answer.body();
      await context.route(`**${address}`, (route) => route.fulfill({ status: 200, headers, body }));
    }
  });

  await test.step('gone to like any page', async () => {
    const page = await context.newPage();
    for (const address of addresses)
      expect(
        await page.goto(address).then(
          () => 'shown',
          (error: Error) => /Download is starting|net::ERR_ABORTED/.exec(error.message)?.[0],
        ),
        address,
      ).not.toBe('shown');
    await page.close();
  });

  await test.step('taken into a page as script, module, style, picture, frame, object, worker', async () => {
    const page = await context.newPage();
    await page.goto('/unguarded');
    await page.evaluate(takeIn, addresses);
    // Requests of the files would have begun before this one.
    await runsHere(page, canary(0));
    await expect.poll(() => told.has(0)).toBe(true);
    await page.close();
  });
  expect([...told]).toEqual([0]);

  await test.step('what would have run is what was sent: a page of it tells', async () => {
    const page = await context.newPage();
    await page.route('**/plain', (route) => route.fulfill({ contentType: 'text/html', body: files[0]!.buffer }));
    await page.goto('/plain');
    await expect.poll(() => told.has(1)).toBe(true);
    await page.close();
  });

  await test.step('a photo of a phone is drawn anew, without camera and place', async () => {
    const id = await sendFile(context, share, 'Foto.jpg', await phonePhoto());
    const kept = await (await context.request.get(`${stack.origin}/api/owner_files/${id}`)).body();
    expect(kept.length).toBeGreaterThan(0);
    expect([kept.includes('Kanarienkamera'), kept.includes('Exif')]).toEqual([false, false]);
  });
  await context.close();
});

/** Runs in the page: every way in which a page can take something in. Resolves when each has said that it came or did not. */
async function takeIn(addresses: string[]): Promise<void> {
  const settled = (element: HTMLElement): Promise<void> =>
    new Promise((resolve) => {
      element.onload = element.onerror = () => resolve();
      document.body.append(element);
      // A frame that becomes a download says nothing.
      if (['IFRAME', 'OBJECT', 'EMBED'].includes(element.tagName)) setTimeout(resolve, 1500);
    });
  const made = (name: string, fields: Record<string, string>): HTMLElement => Object.assign(document.createElement(name), fields);
  await Promise.all(
    addresses.flatMap((address) => [
      settled(made('script', { src: address })),
      settled(made('script', { src: address, type: 'module' })),
      settled(made('link', { rel: 'stylesheet', href: address })),
      settled(made('img', { src: address })),
      settled(made('iframe', { src: address })),
      settled(made('object', { data: address, type: 'text/html' })),
      settled(made('embed', { src: address })),
      new Promise<void>((resolve) => {
        const worker = new Worker(address);
        worker.onerror = () => resolve();
        worker.onmessage = () => resolve();
        setTimeout(resolve, 1500);
      }),
      navigator.serviceWorker.register(address, { scope: address }).then(
        () => undefined,
        () => undefined,
      ),
    ]),
  );
}

/** Shows that what runs in this page is heard of. */
const runsHere = (page: Page, address: string): Promise<void> => page.evaluate(async (to) => void (await fetch(to)), address);
