import '@fastify/cookie';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import type { FastifyReply } from 'fastify';

type CookieName = 'session' | 'aside' | 'visitor' | 'device';
const DAY_SECONDS = 86_400;

/** Returns the cookie name. With HTTPS it has the prefix `__Host-`, which browsers only accept from this host, secure and for `/`. */
function fullName(configuration: Configuration, name: CookieName): string {
  return `${configuration.https ? '__Host-' : ''}murmel_${name}`;
}

export type Cookies = Readonly<Record<string, string | undefined>>;

export function readCookie(configuration: Configuration, cookies: Cookies, name: CookieName): string | undefined {
  return cookies[fullName(configuration, name)];
}

/** @param days how long the browser keeps it; undefined = until it is closed */
export function setCookie(configuration: Configuration, reply: FastifyReply, name: CookieName, value: string, days?: number): void {
  void reply.setCookie(fullName(configuration, name), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: configuration.https,
    ...(days === undefined ? {} : { maxAge: days * DAY_SECONDS }),
  });
}

export function clearCookie(configuration: Configuration, reply: FastifyReply, name: CookieName): void {
  void reply.clearCookie(fullName(configuration, name), { path: '/', httpOnly: true, sameSite: 'lax', secure: configuration.https });
}

/** 180 days (spec E1). */
export const VISITOR_COOKIE_DAYS = SERVER_LIMITS.session.visitorDays;
