import type { z } from 'zod';
import { sampleInputs } from './sample-input.js';

type Def = Record<string, unknown> & { type: string };
/** Keys of schema types that only wrap another type. */
const WRAPPERS = ['innerType', 'in', 'element'] as const;

const defOf = (schema: unknown): Def => (schema as { def: Def }).def;

/** The fields of an input, whatever is wrapped around them. */
export function fieldsOf(schema: unknown): Record<string, z.ZodType> {
  const def = defOf(schema);
  if (def.type === 'object') return def['shape'] as Record<string, z.ZodType>;
  if (def.type === 'union') return Object.assign({}, ...(def['options'] as unknown[]).map(fieldsOf)) as Record<string, z.ZodType>;
  const inside = WRAPPERS.find((name) => def[name] !== undefined);
  return inside && inside !== 'element' ? fieldsOf(def[inside]) : {};
}

export interface TextPlace {
  /** the type of the text itself */
  schema: z.ZodType;
  /** an input in which nothing but this text is unusual */
  with(text: string): unknown;
}

/** Every place of an input at which a text can stand, however deep. */
export function textPlaces(schema: z.ZodType): TextPlace[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return [{ schema, with: (text) => text }];
    case 'object': {
      const [base] = sampleInputs(schema, () => undefined).inputs as [Record<string, unknown>];
      return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, field]) =>
        textPlaces(field).map((place) => ({ ...place, with: (text: string) => ({ ...base, [name]: place.with(text) }) })),
      );
    }
    case 'record':
      return textPlaces(def['valueType'] as z.ZodType).map((place) => ({ ...place, with: (text) => ({ x: place.with(text) }) }));
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap(textPlaces);
    case 'array':
      return textPlaces(def['element'] as z.ZodType).map((place) => ({ ...place, with: (text) => [place.with(text)] }));
    default: {
      const inside = WRAPPERS.find((name) => def[name] !== undefined);
      return inside ? textPlaces(def[inside] as z.ZodType) : [];
    }
  }
}
