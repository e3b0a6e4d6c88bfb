import type { z } from 'zod';

const shown = new WeakMap<object, z.ZodType>();

/** The description of the api shows `as` in place of a schema that lets more pass, because an operation asks closer and says more. */
export function showAs<S extends z.ZodType>(schema: S, as: z.ZodType): S {
  shown.set(schema, as);
  return schema;
}

/** @returns undefined for a schema that is shown as it is */
export function shownAs(schema: object): z.ZodType | undefined {
  return shown.get(schema);
}
