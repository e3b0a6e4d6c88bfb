import type { CodeContentOf } from './content.js';
import type { CodeContent } from './schemas.js';

/**
 * The text that a camera reads, in the form that phones know for each kind; empty where nothing was entered yet.
 * @param itemAddress where an own item is shared now
 */
export function payloadOf(content: CodeContent, itemAddress = ''): string {
  switch (content.kind) {
    case 'address':
      return content.url;
    case 'item':
      return itemAddress;
    case 'wifi':
      return content.name === '' ? '' : wifiText(content);
    case 'text':
      return content.text;
    case 'contact':
      return content.name === '' && content.organisation === '' ? '' : vcard(content);
    case 'event':
      return content.title === '' || content.begins === null ? '' : calendar(content, content.begins);
    case 'mail':
      return content.to === '' ? '' : mailto(content);
    case 'phone':
      return content.number === '' ? '' : `tel:${dialled(content.number)}`;
    case 'geo':
      return content.latitude === null || content.longitude === null ? '' : `geo:${content.latitude},${content.longitude}`;
  }
}

function wifiText({ name, password, security, hidden }: CodeContentOf<'wifi'>): string {
  const escaped = (text: string) => text.replace(/[\\;,":]/g, '\\$&');
  const key = security === 'nopass' ? '' : `P:${escaped(password)};`;
  return `WIFI:T:${security};S:${escaped(name)};${key}${hidden ? 'H:true;' : ''};`;
}

/** Commas, semicolons and lines mean something in cards and calendars. */
const quoted = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n');

const lines = (fields: readonly (readonly [string, string])[]): string[] =>
  fields.flatMap(([name, value]) => (value === '' ? [] : [`${name}:${quoted(value)}`]));

function vcard({ name, organisation, phone, mail, website }: CodeContentOf<'contact'>): string {
  const words = name.split(/\s+/);
  const family = words.pop() ?? '';
  const fields = lines([
    ['FN', name || organisation],
    ['ORG', organisation],
    ['TEL', phone],
    ['EMAIL', mail],
    ['URL', website],
  ]);
  return ['BEGIN:VCARD', 'VERSION:3.0', `N:${quoted(family)};${quoted(words.join(' '))}`, ...fields, 'END:VCARD'].join('\n');
}

function calendar({ title, place, ends }: CodeContentOf<'event'>, begins: string): string {
  const at = (moment: string) => `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const until = ends === null ? [] : [`DTEND:${at(ends)}`];
  const fields = lines([
    ['SUMMARY', title],
    ['LOCATION', place],
  ]);
  return ['BEGIN:VEVENT', ...fields, `DTSTART:${at(begins)}`, ...until, 'END:VEVENT'].join('\n');
}

/** Nothing but what is dialled: the zero in brackets is left out behind the code of a country. */
function dialled(number: string): string {
  const whole = number.startsWith('+') ? number.replace('(0)', '') : number;
  return whole.replace(/[^\d+*#]/g, '');
}

function mailto({ to, subject, body }: CodeContentOf<'mail'>): string {
  const asked = [
    ['subject', subject],
    ['body', body],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `mailto:${to}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}
