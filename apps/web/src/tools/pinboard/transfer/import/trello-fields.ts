/** Output of Trello, checked field by field: any field may be missing, or of another type. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const fieldsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const placeOf = ({ pos }: Fields): number => (typeof pos === 'number' && Number.isFinite(pos) ? pos : Number.MAX_VALUE);
export const byPlace = (a: Fields, b: Fields): number => placeOf(a) - placeOf(b);
