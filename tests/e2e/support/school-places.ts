import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inDatabase, newTeacher, type Teacher } from './people.js';
import type { StackAddress } from './stack.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';

export interface FullSchool {
  admin: Teacher;
  colleague: Teacher;
  /** of an invitation to an account that is in no school */
  secret: string;
  invited: Teacher;
}

/** A school with two teachers and one who is invited, made straight in the database. */
export async function newFullSchool(stack: StackAddress, name = 'Gesamtschule am Wald'): Promise<FullSchool> {
  const [admin, colleague, invited] = [
    await newTeacher(stack, 'Ada', 'Leitung'),
    await newTeacher(stack, 'Mio', 'Berg'),
    await newTeacher(stack, 'Nia', 'Neu'),
  ];
  const [id, secret] = [randomUUID(), randomBytes(24).toString('base64url')];
  await inDatabase(stack, async (client) => {
    await client.query('insert into school (id, name, token, created_at) values ($1, $2, $3, now())', [
      id,
      name,
      randomBytes(24).toString('base64url'),
    ]);
    await client.query(
      "update account set school_id = $1, school_role = case when id = $2 then 'admin' else 'member' end, school_since = now() where id = any($3)",
      [id, admin.id, [admin.id, colleague.id]],
    );
    await client.query(
      "insert into school_invitation (id, school_id, email, invited_by, secret_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, now(), now() + interval '1 day')",
      [randomUUID(), id, invited.email, admin.id, createHash('sha256').update(secret).digest('base64url')],
    );
  });
  return { admin, colleague, secret, invited };
}

const inMenu =
  (entry: RegExp) =>
  async (page: Page): Promise<void> => {
    await press(page, /^(Mehr zu|More about) Mio Berg$/);
    await page.getByRole('menuitem', { name: entry }).click();
    await dialogStands(page);
  };

/** Returns the places an admin of a school sees of it. */
export function schoolAdminPlaces({ invited }: FullSchool): TestedPage[] {
  return [
    {
      name: 'school in the profile',
      path: '/profile',
      open: (page) => expect(page.getByRole('link', { name: /^(Schule ansehen|See the school)$/ })).toBeVisible(),
    },
    { name: 'school', path: '/profile/school', open: (page) => expect(page.getByText(invited.email, { exact: true })).toBeVisible() },
    {
      name: 'fault of an invitation',
      open: async (page) => {
        await page.locator('form [type="submit"]').click();
        await expect(page.locator('[aria-invalid="true"]')).toBeFocused();
      },
    },
    {
      name: 'remove a colleague',
      path: '/profile/school',
      open: inMenu(/^(Aus der Schule entfernen|Remove from the school)$/),
    },
    {
      name: 'rename',
      path: '/profile/school',
      open: async (page) => {
        await press(page, /^(Umbenennen|Rename)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'leave',
      path: '/profile/school',
      open: async (page) => {
        await expect(page.getByText('Mio Berg', { exact: true })).toBeVisible();
        await press(page, /^(Schule verlassen|Leave the school)$/);
        await dialogStands(page);
      },
    },
  ];
}

/** Returns the places an invited teacher without a school sees. */
export function invitedPlaces({ secret }: FullSchool): TestedPage[] {
  return [
    {
      name: 'no school in the profile',
      path: '/profile',
      open: (page) => expect(page.getByRole('button', { name: /^(Schule gründen|Found a school)$/ })).toBeVisible(),
    },
    {
      name: 'invitation',
      path: `/school_invitation?token=${secret}`,
      open: (page) => expect(page.getByRole('button', { name: /^(Einladung annehmen|Accept the invitation)$/ })).toBeVisible(),
    },
    {
      name: 'invitation that does not work',
      path: '/school_invitation?token=ganz-falsch',
      open: (page) =>
        expect(page.getByRole('heading', { name: /^(Diese Einladung gilt nicht|This invitation does not work)$/ })).toBeVisible(),
    },
  ];
}
