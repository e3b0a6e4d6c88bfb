import {
  fixedOptions,
  type InterfaceLanguage,
  type ListedMiniTool,
  type MiniTool,
  type MiniToolField,
  type MiniToolForm,
} from '@murmel/contracts';
import { accountOf, type RequestContext } from '../../../platform/request-context.js';

/** A mini tool in one language, without its template. @param favourites of the caller */
export function listedMiniTool(
  { id, category, icon, featured, name, text }: MiniTool,
  language: InterfaceLanguage,
  favourites: ReadonlySet<string>,
): ListedMiniTool {
  return { id, category, icon, featured: featured === true, favourite: favourites.has(id), name: name[language], text: text[language] };
}

/** The same with what its form asks for. */
export function miniToolForm(tool: MiniTool, language: InterfaceLanguage, favourites: ReadonlySet<string>): MiniToolForm {
  return { ...listedMiniTool(tool, language, favourites), fields: tool.fields.map((field) => formField(field, language)) };
}

function formField(field: MiniToolField, language: InterfaceLanguage): MiniToolForm['fields'][number] {
  const { id, kind, label, required } = field;
  return {
    ...{ id, kind, label: label[language], required },
    example: 'example' in field ? field.example[language] : null,
    maxLength: 'maxLength' in field ? field.maxLength : null,
    min: 'min' in field ? field.min : null,
    max: 'max' in field ? field.max : null,
    options: fixedOptions(field, language).map(({ value, label: shown }) => ({ value, label: shown })),
    preset: ('preset' in field && field.preset) || null,
  };
}

/** Returns the requested language, or else that of the caller. */
export function languageOf(context: RequestContext, asked: InterfaceLanguage | undefined): InterfaceLanguage {
  return asked ?? (accountOf(context).locale === 'en' ? 'en' : 'de');
}
