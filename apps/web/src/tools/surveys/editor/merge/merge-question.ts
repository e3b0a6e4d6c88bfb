import { isChoice, type SurveyQuestion, type WrittenField } from '@murmel/contracts';
import { type DraftQuestion, type QuestionFields, sameOptions, sameText } from '../draft-question';
import { mergeOptions } from './merge-options';
import { mergeValue } from './merge-value';

/** Conflict between two versions of a field: it is not saved until this user chooses. */
export interface Conflict {
  questionId: string;
  /** the question or the option */
  partId: string;
  field: WrittenField;
  /** value on the server */
  theirs: string;
}

export interface MergedQuestion {
  base: DraftQuestion;
  mine: DraftQuestion;
  conflicts: readonly Conflict[];
}

interface QuestionSides {
  base: DraftQuestion;
  mine: DraftQuestion;
  theirs: SurveyQuestion;
  sent: readonly Partial<QuestionFields>[];
}

/**
 * Field by field: what only one side changed is taken over. `base` is what the server is known to have, except where both wrote: there
 * it stays what it was.
 */
export function mergeQuestion({ base, mine, theirs, sent }: QuestionSides): MergedQuestion {
  const conflicts: Conflict[] = [];
  // Fields not edited here are as the server has them.
  const after = { base: { ...theirs, ...writtenOf(base) }, mine: { ...theirs, ...writtenOf(mine) } };
  for (const field of ['title', 'description'] as const) {
    const values = { base: base[field], mine: mine[field], theirs: theirs[field], sent: sent.flatMap((one) => one[field] ?? []) };
    const outcome = mergeValue(values, sameText);
    if (outcome === 'conflict') conflicts.push({ questionId: mine.id, partId: mine.id, field, theirs: theirs[field] });
    else after.base[field] = theirs[field];
    if (outcome === 'theirs') after.mine[field] = theirs[field];
  }
  // Two who both change a switch want the same.
  if (mine.required === base.required) after.mine.required = theirs.required;
  after.base.required = theirs.required;

  if (typesContradict({ base, mine, theirs, sent })) {
    conflicts.push({ questionId: mine.id, partId: mine.id, field: 'type', theirs: theirs.type });
    return { ...after, conflicts };
  }
  if (mine.type === base.type) after.mine.type = theirs.type;
  after.base.type = theirs.type;
  const options = mergeOptions({
    base: base.options,
    mine: mine.options,
    theirs: theirs.options,
    sent: sent.flatMap((one) => (one.options ? [one.options] : [])),
  });
  after.base.options = options.base;
  after.mine.options = options.mine;
  for (const id of options.conflicts) {
    const text = theirs.options.find((option) => option.id === id)!.text;
    conflicts.push({ questionId: mine.id, partId: id, field: 'text', theirs: text });
  }
  return { ...after, conflicts };
}

function writtenOf({ type, title, description, required, options }: DraftQuestion): QuestionFields {
  return { type, title, description, required, options };
}

/** True if both chose a different kind of answer, or one removed the choice while the other edited its options. */
function typesContradict({ base, mine, theirs, sent }: QuestionSides): boolean {
  const types = { base: base.type, mine: mine.type, theirs: theirs.type, sent: sent.flatMap((one) => one.type ?? []) };
  if (mergeValue(types, Object.is) === 'conflict') return true;
  if (!isChoice(base.type)) return false;
  if (!isChoice(theirs.type)) return isChoice(mine.type) && !sameOptions(base.options, mine.options);
  return !isChoice(mine.type) && !sameOptions(base.options, theirs.options);
}

/** Settles one contradiction. With `mine` the server's value counts as seen: what is written here is sent over it. */
export function resolveConflict(
  merged: MergedQuestion,
  { partId, field, theirs }: Conflict,
  server: SurveyQuestion,
  take: 'mine' | 'theirs',
) {
  const base = { ...merged.base };
  const mine = { ...merged.mine };
  if (field === 'text') {
    const put = (options: DraftQuestion['options']) => options.map((one) => (one.id === partId ? { ...one, text: theirs } : one));
    base.options = put(base.options);
    if (take === 'theirs') mine.options = put(mine.options);
    return { base, mine };
  }
  const fields = field === 'type' ? (['type', 'options'] as const) : [field as 'title' | 'description'];
  for (const one of fields) {
    Object.assign(base, { [one]: server[one] });
    if (take === 'theirs') Object.assign(mine, { [one]: server[one] });
  }
  return { base, mine };
}
