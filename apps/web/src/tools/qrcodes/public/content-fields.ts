import type { CodeContent } from '@murmel/contracts';
import { momentText } from '../../../core/dates/dates';

interface Words {
  /** key of the texts below `words` */
  name: string;
  value: string;
}

/** Returns the content of a code, field by field; empty fields are omitted. */
export function contentFields(content: CodeContent, language: string): Words[] {
  return fieldsOf(content, language).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

function fieldsOf(content: CodeContent, language: string): [string, string][] {
  switch (content.kind) {
    case 'wifi':
      return [
        ['network', content.name],
        ['password', content.security === 'nopass' ? '' : content.password],
      ];
    case 'contact':
      return [
        ['name', content.name],
        ['organisation', content.organisation],
        ['phone', content.phone],
        ['mail', content.mail],
        ['website', content.website],
      ];
    case 'event':
      return [
        ['title', content.title],
        ['place', content.place],
        ['begins', moment(content.begins, language)],
        ['ends', moment(content.ends, language)],
      ];
    case 'mail':
      return [
        ['mail', content.to],
        ['subject', content.subject],
        ['body', content.body],
      ];
    case 'phone':
      return [['phone', content.number]];
    case 'geo':
      return [['map', `${content.latitude}, ${content.longitude}`]];
    default:
      return [];
  }
}

function moment(at: string | null, language: string): string {
  return at === null ? '' : momentText(new Date(at), language, { dateStyle: 'long', timeStyle: 'short' });
}
