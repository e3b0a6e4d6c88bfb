import type { BoardText } from '../boards/rich-text.js';

/** Purpose of an address; how each is parsed lies in `libs/documents/src/parts/addresses`. */
export type AddressForm = 'page' | 'film' | 'frame' | 'own';

/**
 * Description of one stored field of a part, as plain data. The inputs of calls, the reading of documents and the fingerprint of stored
 * shapes are all derived from it.
 */
export type Field =
  | { readonly is: 'flag' }
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  /** plain characters, counted as JavaScript counts them */
  | { readonly is: 'words'; readonly min: number; readonly max: number; readonly trimmed: boolean }
  | { readonly is: 'choice'; readonly of: readonly string[] }
  /** a file of the same item, or something else that has an id outside of the document */
  | { readonly is: 'id' }
  /** kept in one spelling; `max`: characters of it */
  | { readonly is: 'address'; readonly form: AddressForm; readonly max: number }
  /** formatted text, null where nothing is left of it; `max`: characters as people count them */
  | { readonly is: 'text'; readonly max: number }
  | { readonly is: 'list'; readonly of: Field; readonly max: number }
  | { readonly is: 'record'; readonly fields: Fields }
  | { readonly is: 'maybe'; readonly of: Field };

export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends { is: 'flag' }
  ? boolean
  : F extends { is: 'whole' }
    ? number
    : F extends { is: 'words' | 'id' | 'address' }
      ? string
      : F extends { is: 'choice'; of: readonly (infer V)[] }
        ? V
        : F extends { is: 'text' }
          ? BoardText | null
          : F extends { is: 'list'; of: infer E }
            ? readonly ValueOf<E>[]
            : F extends { is: 'record'; fields: infer R extends Fields }
              ? ContentOf<R>
              : F extends { is: 'maybe'; of: infer E }
                ? ValueOf<E> | null
                : never;

/** Stored content of such fields. */
export type ContentOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

export const flag = { is: 'flag' } as const;
export const id = { is: 'id' } as const;
export const whole = (min: number, max: number) => ({ is: 'whole', min, max }) as const;
export const words = (max: number, { min = 0, trimmed = false } = {}) => ({ is: 'words', min, max, trimmed }) as const;
export const choice = <const V extends readonly string[]>(of: V) => ({ is: 'choice', of }) as const;
export const address = (form: AddressForm, max: number) => ({ is: 'address', form, max }) as const;
export const text = (max: number) => ({ is: 'text', max }) as const;
export const list = <const F extends Field>(of: F, max: number) => ({ is: 'list', of, max }) as const;
export const record = <const F extends Fields>(fields: F) => ({ is: 'record', fields }) as const;
export const maybe = <const F extends Field>(of: F) => ({ is: 'maybe', of }) as const;
