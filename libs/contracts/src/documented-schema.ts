import type { z } from 'zod';

const shown = new WeakMap<object, z.ZodType>();

/**
 * Makes the api's description show `as` instead of the schema, which accepts more because an operation validates in detail with better
 * errors.
 */
export function documentAs<S extends z.ZodType>(schema: S, as: z.ZodType): S {
  shown.set(schema, as);
  return schema;
}

/** @returns undefined for a schema that is shown as it is */
export function documentedAs(schema: object): z.ZodType | undefined {
  return shown.get(schema);
}
