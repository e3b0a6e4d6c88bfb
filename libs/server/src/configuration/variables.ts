import { LICENCE_TERMS, LIMITS } from '@murmel/contracts';
import { z } from 'zod';
import { parseTrustProxy, type TrustProxy } from '../wire/trusted-proxies.js';

/** A port of this machine. */
export const port = z.coerce.number().int().min(1).max(65535);
/** An address with one of these protocols. */
export const address = (protocols: RegExp, example: string) => z.string().regex(protocols, `must look like ${example}`).optional();
/** A page elsewhere that the operator names. */
export const page = address(/^https?:\/\/[^\s@]+$/, 'https://schule.example/datenschutz').refine(
  (given) => given === undefined || (given.length <= LIMITS.legalAddress && URL.canParse(given)),
  `must be an address of at most ${LIMITS.legalAddress} characters`,
);
/** A mail address, or a page elsewhere. */
export const contact = z
  .string()
  .max(LICENCE_TERMS.contactMax)
  .refine(
    (given) => z.email().safeParse(given).success || page.safeParse(given).success,
    'must be a mail address or a page, like https://schule.example/kontakt',
  )
  .optional();
/** The proxies whose word about a caller's address counts. */
export const trustProxy = z.string().transform((value, context): TrustProxy => {
  const parsed = parseTrustProxy(value);
  if (parsed === undefined)
    context.addIssue('must be a number of proxies (0 to 10), or their addresses and networks with commas between them');
  return parsed ?? false;
});
/** Some of these names, with commas between them. */
export const someOf = (known: readonly string[]) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((all) => all.every((one) => known.includes(one)), `must name some of ${known.join(', ')}, with commas between them`)
    .default([]);
/** Names of sites, with commas between them; those below each are meant, too. */
export const hosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (all) => all.every((one) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(one)),
    'must name sites like schule.example, with commas between them',
  )
  .default([]);
/** Reports errors of the reader with the name of the variable. */
export const readBy = <T>(reader: (given: string) => T) =>
  z.string().transform((value, context): T => {
    try {
      return reader(value);
    } catch (error) {
      context.addIssue((error as Error).message);
      return z.NEVER;
    }
  });
/** A number of requests on a day. */
export const perDay = z.coerce.number().int().min(1).max(1_000_000);
/** Euros a month: `8`, `8.50` or `8,50`. */
export const price = z
  .string()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, 'must be euros a month, like 8 or 8.50')
  .transform((given) => Number(given.replace(',', '.')))
  .refine((euros) => euros <= LICENCE_TERMS.priceMax, `must be at most ${LICENCE_TERMS.priceMax} euros a month`)
  .optional();
/** `0` or `1`. */
export const flag = z.enum(['0', '1']).transform((value) => value === '1');
