import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import pg from 'pg';
import { LANGUAGE, LOCALE } from './interface-texts.js';
import type { StackAddress } from './stack.js';

export interface Teacher {
  id: string;
  email: string;
  firstname: string;
  name: string;
  /** the secret of a session that the teacher has in some browser */
  session: string;
}

/** Name of a guest who chose none: an adjective and an animal. */
export const GUEST_NAME = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

export const VIEWPORTS = {
  teacher: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

/** A teacher who is signed in somewhere, made straight in the database: what is tested is not the sign-in. */
export async function newTeacher(stack: StackAddress, firstname = 'Ada', name = 'Lehmann'): Promise<Teacher> {
  const teacher: Teacher = {
    id: randomUUID(),
    email: `${randomBytes(6).toString('hex')}@schule.example`,
    firstname,
    name,
    session: newSession(),
  };
  await inDatabase(stack, async (client) => {
    await client.query(
      `insert into account (id, type, email, firstname, name, public_name, locale, licence, favourite_tools, confirmed_at)
       values ($1, 'User', $2, $3, $4, $5, $6, 'school', '{text_editor}', now())`,
      [teacher.id, teacher.email, firstname, name, `${firstname} ${name}`, LANGUAGE],
    );
    await openSession(client, teacher);
  });
  return teacher;
}

/** Returns a signed-in teacher of the demo world. @throws Error when no account has this address */
export async function demoTeacher(stack: StackAddress, email: string): Promise<Teacher> {
  return inDatabase(stack, async (client) => {
    const { rows } = await client.query<Omit<Teacher, 'session'>>('select id, email, firstname, name from account where email = $1', [
      email,
    ]);
    if (!rows[0]) throw new Error(`Nobody has the address ${email}`);
    const teacher = { ...rows[0], session: newSession() };
    await openSession(client, teacher);
    return teacher;
  });
}

const newSession = (): string => randomBytes(24).toString('base64url');

async function openSession(client: pg.Client, { id, session }: Pick<Teacher, 'id' | 'session'>): Promise<void> {
  await client.query(`insert into session (hash, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`, [
    createHash('sha256').update(session).digest('base64url'),
    id,
  ]);
}

/** Does something straight in the database. */
export async function inDatabase<T>(stack: StackAddress, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A browser in which this teacher is signed in. */
export async function signedIn(
  browser: Browser,
  stack: StackAddress,
  teacher: Teacher,
  options: ContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport: VIEWPORTS.teacher, locale: LOCALE, ...options });
  await context.addCookies([{ name: 'murmel_session', value: teacher.session, url: stack.origin, httpOnly: true, sameSite: 'Lax' }]);
  return context;
}

/** A phone that never was here before. */
export function phone(browser: Browser, stack: StackAddress, options: ContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: stack.origin,
    viewport: VIEWPORTS.phone,
    locale: LOCALE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ...options,
  });
}

/** A computer that never was here before. */
export function stranger(browser: Browser, stack: StackAddress, options: ContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: stack.origin, viewport: VIEWPORTS.teacher, locale: LOCALE, ...options });
}
