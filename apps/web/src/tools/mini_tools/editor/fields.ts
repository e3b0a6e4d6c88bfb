import { MINI_TOOL_LIMITS, type MiniToolFieldKind, NEW_FIELD, type OwnMiniTool, type OwnMiniToolField } from '@murmel/contracts';

type Written = Pick<OwnMiniTool, 'fields' | 'prompt'>;

/** Default maximum length of a text in letters, by kind. */
const LENGTHS: Partial<Record<MiniToolFieldKind, number>> = { text: 120, longText: 400 };
const MATERIAL = 3000;
/** A name in a template has room for a letter behind it. */
const ID_MAX = MINI_TOOL_LIMITS.fieldIdMax - 1;
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** The name of a field in the template, made of its label. @param taken by other fields */
export function fieldId(label: string, taken: readonly string[]): string {
  const plain = label
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter]!)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const [first = 'feld', ...rest] = plain.match(/[a-z]+/g) ?? [];
  const name = [first, ...rest.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('').slice(0, ID_MAX);
  if (!taken.includes(name)) return name;
  const letter = [...'BCDEFGHIJ'].find((behind) => !taken.includes(name + behind));
  return name + (letter ?? 'Z');
}

/** One field more, with a place at the end of the prompt. */
export function withField({ fields, prompt }: Written, kind: MiniToolFieldKind, label: string): Written {
  const id = fieldId(
    label,
    fields.map((field) => field.id),
  );
  const field: OwnMiniToolField = { ...NEW_FIELD, id, kind, label, ...ofKind(kind) };
  const place = `${label}: {${id}}`;
  const longer = prompt.trim() === '' ? place : `${prompt.trimEnd()}\n${place}`;
  return { fields: [...fields, field], prompt: longer.length > MINI_TOOL_LIMITS.promptMax ? prompt : longer };
}

/** Returns the defaults of a field that changes to this kind. */
export function ofKind(kind: MiniToolFieldKind, material = false): Partial<OwnMiniToolField> {
  return { kind, material, preset: '', maxLength: material ? MATERIAL : (LENGTHS[kind] ?? NEW_FIELD.maxLength) };
}

/** A field with another label: its name in the template follows it. */
export function relabelled({ fields, prompt }: Written, id: string, label: string): Written {
  const others = fields.filter((field) => field.id !== id).map((field) => field.id);
  const next = fieldId(label, others);
  return {
    fields: fields.map((field) => (field.id === id ? { ...field, id: next, label } : field)),
    prompt: prompt.replace(placeOf(id), (_all, ask: string) => `{${ask}${next}`),
  };
}

/** Removes a field, and its placeholders from the prompt. The surrounding words stay. */
export function withoutField({ fields, prompt }: Written, id: string): Written {
  return {
    fields: fields.filter((field) => field.id !== id),
    prompt: prompt.replaceAll(`{${id}}`, '').trim(),
  };
}

/** `{topic}` and `{?topic …}`, not `{topics}`. */
const placeOf = (id: string): RegExp => new RegExp(`\\{(\\??)${id}(?![a-zA-Z])`, 'g');
