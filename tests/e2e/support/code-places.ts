import { NEW_LOOK, TOOLS } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const { route } = TOOLS.qrcodes;

/** A code with everything on its screen, and a sheet of some. */
export async function newFullCode(teacher: BrowserContext): Promise<string> {
  const look = { ...NEW_LOOK, ink: '#355b02', shape: 'round', logo: 'leaf', frame: 'band', caption: 'Station 1: Waldboden' };
  const rows = ['Waldboden', 'Totholz', 'Jahresringe'].map((label) => ({ label, value: '' }));
  const content = { kind: 'wifi', name: 'Schule', password: 'Waldboden7', security: 'WPA', hidden: false };
  const made = { title: 'Wald und Wiese', content, look, sheet: { columns: 3, rows } };
  return (await call<{ id: string }>(teacher, 'POST', route, made)).id;
}

/** The editor once its code was read. */
export function teacherCodePlaces(id: string): TestedPage[] {
  return [
    {
      name: 'editor',
      path: `${route}/${id}`,
      open: async (page) => {
        await expect(page.getByRole('status').filter({ hasText: /Scannt sicher|Scans for sure/ })).toBeVisible();
      },
    },
  ];
}

export async function guestCodePlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await share(teacher, await newFullCode(teacher), { privacy: 'secret' });
  const open: TestedPage['open'] = async (page) => {
    await expect(page.getByRole('img', { name: /^QR/ })).toBeVisible();
  };
  return [{ name: 'page', path: secretLink, open }];
}
