/** Types of the columns in which answers are stored. */
export type AnswerColumnType = 'integer' | 'jsonb' | 'text' | 'text[]' | 'uuid' | 'uuid[]';

/** Column and its type, by field. */
export type AnswerColumns<AnswerValues> = {
  readonly [Field in keyof AnswerValues & string]: readonly [column: string, type: AnswerColumnType];
};

/** Content of an answer, in the columns common to all kinds; null where its part asks for something else. */
export interface AnswerValues {
  optionIds: string[] | null;
  number: number | null;
  text: string | null;
  fileId: string | null;
}

/** Row of a draft or response, in the columns common to all kinds. */
export interface ResponseRow {
  id: string;
  itemId: string;
  accountId: string | null;
  visitorId: string | null;
  submittedAt: Date | null;
  updatedAt: Date;
}

/** Non-empty answer as it is stored: its part and its content. */
export type AnswerRecord<Part extends string, Further extends object = object> = Readonly<Record<Part, string>> & AnswerValues & Further;

/**
 * Tables in which answers of a kind are stored. Each kind has one such constant in its code: these names go into SQL unescaped and never
 * come from user input. Both tables have the columns of surveys (migration 4), with the same names except for the part's.
 */
export interface AnswerTables<Part extends string, Further extends object = object, Row extends object = object> {
  /** one row per person and item: a draft until it is submitted */
  responses: string;
  /** one row per response and part */
  answers: string;
  /** name of the field of an answered part: in calls, and as a column of `answers` */
  part: { readonly field: Part; readonly column: string; readonly type: 'uuid' | 'text' };
  /** ids of what can be chosen in a part */
  optionIds: 'uuid[]' | 'text[]';
  /** rows with `id` and `position`, in whose order answers are read; without it they come in the order of their parts' ids */
  parts?: string;
  /** columns that an answer of this kind has besides */
  further: AnswerColumns<Further>;
  /** columns that `responses` has besides `ResponseRow`, by field */
  responseColumns: { readonly [Field in keyof Row & string]: string };
  /** table of the devices that go on with a response by its key (ADR 71); `responses` then has a `key_hash` */
  devices?: string;
  /** column of `responses` with the part that was answered last, for kinds whose parts are given one by one */
  lastPart?: string;
}

const ROW = {
  id: 'id',
  itemId: 'item_id',
  accountId: 'account_id',
  visitorId: 'visitor_id',
  submittedAt: 'submitted_at',
  updatedAt: 'updated_at',
} satisfies Record<keyof ResponseRow, string>;

/** Returns the SQL that selects a whole row of `responses`. */
export function responseColumns(tables: AnswerTables<string>): string {
  return Object.entries({ ...ROW, ...tables.responseColumns })
    .map(([field, column]) => `${column} as "${field}"`)
    .join(', ');
}

const ANSWER_COLUMNS: AnswerColumns<Omit<AnswerValues, 'optionIds'>> = {
  number: ['number', 'integer'],
  text: ['text', 'text'],
  fileId: ['file_id', 'uuid'],
};

/** All that an answer of a kind may say. */
export function answerColumns(tables: AnswerTables<string>): { field: string; column: string; type: AnswerColumnType }[] {
  const options = { optionIds: ['option_ids', tables.optionIds] } as const;
  return Object.entries({ ...options, ...ANSWER_COLUMNS, ...tables.further }).map(([field, [column, type]]) => ({ field, column, type }));
}
