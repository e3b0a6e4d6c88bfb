/** Properties of an answerable part that count for a submission, for any kind of question. */
export interface RequiredPart {
  id: string;
  required: boolean;
}

/** The parts without an answer, by id, in their order. */
export interface Unanswered {
  required: string[];
  optional: string[];
}

/** @param answered ids of the parts to which there is an answer that says something */
export function unanswered(parts: readonly RequiredPart[], answered: ReadonlySet<string>): Unanswered {
  const idsWhere = (required: boolean): string[] =>
    parts.filter((part) => part.required === required && !answered.has(part.id)).map(({ id }) => id);
  return { required: idsWhere(true), optional: idsWhere(false) };
}
