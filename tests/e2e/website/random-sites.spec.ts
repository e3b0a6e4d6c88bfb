import { publicPathOf, TOOLS } from '@murmel/contracts';
import { seedWebsite } from '@murmel/documents';
import type { Page } from '@playwright/test';
import { inDatabase, newTeacher, phone, signedIn } from '../support/people.js';
import { noisyPicture } from '../support/pinboard-files.js';
import { RAN, randomSites } from '../support/random-site.js';
import { expect, test } from '../support/test.js';
import { faults } from '../support/tested-pages.js';
import { call, sendFile, share } from '../support/wire.js';

const SITES = 200;
const PARTS = 4;
/** Another one draws other websites. */
const SEED = Number(process.env['PROPERTY_SEED'] ?? 2039);

/** Finds faults of the shown page: levels of headings that are left out, and anything that ran. */
function wrongOn(page: Page): Promise<string[]> {
  return page.evaluate((ran) => {
    const widest = () =>
      [...document.querySelectorAll('body *')]
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth && !one.closest('.scroll *'))
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
        .at(-1);
    const levels = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    const scripts = [...document.scripts].filter(({ type, src }) => type !== 'application/ld+json' && !src.includes('/assets/site-'));
    const links = [...document.querySelectorAll('a')].filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol));
    return [
      ...(levels[0] === 1 && levels.filter((level) => level === 1).length === 1 ? [] : [`first level ${levels[0]}`]),
      ...skipped.map((level) => `skipped to ${level}`),
      ...scripts.map(({ outerHTML }) => outerHTML),
      ...links.map(({ outerHTML }) => outerHTML),
      ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? [`wider than a phone: ${widest()}`] : []),
      ...(ran in window ? ['something ran'] : []),
      ...(document.querySelector('main .content') && document.querySelector('footer .links') ? [] : ['no frame around it']),
      ...(document.querySelector('form, input, iframe') ? ['takes input'] : []),
    ];
  }, RAN);
}

for (let part = 0; part < PARTS; part += 1)
  test(`websites ${part + 1} of ${PARTS} of seed ${SEED}: axe has nothing to say, nothing runs, no heading skips`, async ({
    browser,
    stack,
  }) => {
    const [computer, handset] = [await signedIn(browser, stack, await newTeacher(stack)), await phone(browser, stack)];
    const { id } = await call<{ id: string }>(computer, 'POST', TOOLS.website.route, { title: `"><script>window.${RAN}=1</script>` });
    const file = await sendFile(computer, id, 'wald.png', noisyPicture('wald.png', 0.02).buffer);
    const { secretLink } = await share(computer, id, { privacy: 'secret' });
    const page = await handset.newPage();
    page.on('dialog', () => {
      throw new Error('A dialog opened.');
    });
    await page.goto(secretLink);
    const elsewhere: string[] = [];
    page.on('request', (request) => new URL(request.url()).origin !== stack.origin && elsewhere.push(request.url()));
    const sites = randomSites(SEED + part, SITES / PARTS, file);
    expect(sites).toHaveLength(SITES / PARTS);
    for (const [number, site] of sites.entries()) {
      await inDatabase(stack, (client) =>
        client.query(`update website set published = $2, published_at = now(), pages = $3, imprint = 'Schule am Wald' where item_id = $1`, [
          id,
          Buffer.from(seedWebsite(site)),
          site.pages.size,
        ]),
      );
      const path = publicPathOf('website', id);
      const last = [...site.pages.keys()].at(-1)!;
      await page.emulateMedia({ colorScheme: number % 2 === 0 ? 'light' : 'dark' });
      for (const shown of site.pages.size > 1 ? [path, `${path}/pages/${last}`] : [path]) {
        await page.goto(shown);
        expect([number, shown, await wrongOn(page), await faults(page)]).toEqual([number, shown, [], []]);
      }
    }
    expect(elsewhere).toEqual([]);
    await Promise.all([computer.close(), handset.close()]);
  });
