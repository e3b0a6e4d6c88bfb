/** The sheet itself, or what was handed in. */
export type Tab = 'sheet' | 'responses';
