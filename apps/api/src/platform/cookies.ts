import '@fastify/cookie';
import { SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration } from '@murmel/server';
import type { FastifyReply } from 'fastify';

/** `handshake` and `launch` bind conversations with other servers to a browser (ADR 86). */
type CookieName = 'session' | 'aside' | 'visitor' | 'device' | 'handshake' | 'launch';
/** Comes along with the form that another site's page sends: the answer of a learning platform. Browsers demand `Secure` for it. */
const FROM_OTHER_SITES: ReadonlySet<CookieName> = new Set(['launch']);
const DAY_SECONDS = 86_400;

/** Returns the cookie name. With HTTPS it has the prefix `__Host-`, which browsers only accept from this host, secure and for `/`. */
function fullName(configuration: Configuration, name: CookieName): string {
  return `${configuration.https ? '__Host-' : ''}murmel_${name}`;
}

export type Cookies = Readonly<Record<string, string | undefined>>;

export function readCookie(configuration: Configuration, cookies: Cookies, name: CookieName): string | undefined {
  return cookies[fullName(configuration, name)];
}

/** @param days how long the browser keeps it, also less than one; undefined = until it is closed */
export function setCookie(configuration: Configuration, reply: FastifyReply, name: CookieName, value: string, days?: number): void {
  void reply.setCookie(fullName(configuration, name), value, {
    ...attributesOf(configuration, name),
    ...(days === undefined ? {} : { maxAge: Math.round(days * DAY_SECONDS) }),
  });
}

export function clearCookie(configuration: Configuration, reply: FastifyReply, name: CookieName): void {
  void reply.clearCookie(fullName(configuration, name), attributesOf(configuration, name));
}

function attributesOf(configuration: Configuration, name: CookieName) {
  const foreign = FROM_OTHER_SITES.has(name);
  return { path: '/', httpOnly: true, sameSite: foreign ? 'none' : 'lax', secure: foreign || configuration.https } as const;
}

/** 180 days (spec E1). */
export const VISITOR_COOKIE_DAYS = SERVER_LIMITS.session.visitorDays;
