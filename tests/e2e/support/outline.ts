import type { Page } from '@playwright/test';

/** One line of what a screen reader has of a screen. */
export interface Heard {
  role: string;
  /** empty without one */
  name: string;
  /** of a heading, else 0 */
  level: number;
  /** where a link leads, else empty */
  to: string;
  within: Heard | undefined;
  children: Heard[];
}

/** Roles that users operate: only their names distinguish them. */
const CONTROLS = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);
const NAMED = new Set([...CONTROLS, 'alertdialog', 'dialog', 'img', 'meter', 'progressbar', 'radiogroup', 'region', 'tablist', 'toolbar']);
/** One hears where these begin and end, and moves in them: the same names in two of them are not mixed up. */
const LANDMARKS = new Set(['banner', 'complementary', 'contentinfo', 'dialog', 'main', 'navigation']);

/** The screen as a screen reader has it, by its lines; of an open dialog only what is in it, because the rest is inert. */
export async function outlineOf(page: Page): Promise<Heard> {
  const dialogs = page.locator('dialog[open]');
  const text = await ((await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')).ariaSnapshot();
  const root: Heard = { role: 'page', name: '', level: 0, to: '', within: undefined, children: [] };
  const open: { indent: number; heard: Heard }[] = [{ indent: -1, heard: root }];
  for (const line of text.split('\n')) {
    const [, spaces = '', entry = ''] = /^( *)- (.*)$/.exec(line) ?? [];
    if (entry === '') continue;
    while (open.at(-1)!.indent >= spaces.length) open.pop();
    const { heard: within } = open.at(-1)!;
    if (entry.startsWith('/url:')) {
      within.to = entry.slice('/url:'.length).trim();
      continue;
    }
    const heard = lineOf(entry, within);
    if (!heard) continue;
    within.children.push(heard);
    open.push({ indent: spaces.length, heard });
  }
  return root;
}

/** `button "Teilen" [disabled]:` as YAML has it, quoted where something in it asks for that. Undefined for running text. */
function lineOf(entry: string, within: Heard): Heard | undefined {
  const plain = /^'((?:[^']|'')*)'/.exec(entry)?.[1]?.replaceAll("''", "'") ?? entry;
  const [, role = '', quoted] = /^([a-z]+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?/.exec(plain) ?? [];
  if (role === '' || role === 'text') return undefined;
  const name = quoted?.startsWith('"') ? (JSON.parse(quoted) as string) : (quoted ?? '');
  return { role, name: name.trim(), level: Number(/\[level=(\d)\]/.exec(plain)?.[1] ?? 0), to: '', within, children: [] };
}

const everyLine = (heard: Heard): Heard[] => heard.children.flatMap((child) => [child, ...everyLine(child)]);

/** Returns the elements that a screen reader user could not understand, in one line each. */
export function unclear(screen: Heard): string[] {
  const lines = everyLine(screen);
  return [...withoutName(lines), ...wrongHeadings(screen, lines), ...wrongLandmarks(screen, lines), ...sameNames(lines)];
}

function withoutName(lines: readonly Heard[]): string[] {
  return lines.filter(({ role, name }) => NAMED.has(role) && name === '').map((line) => `${pathOf(line)} has no name`);
}

/** A page has one heading of the first level, and it is first; below it no level is left out. */
function wrongHeadings(screen: Heard, lines: readonly Heard[]): string[] {
  const headings = lines.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1);
  const skipped = headings.flatMap(({ name, level }, index) => {
    const before = headings[index - 1]?.level ?? (isDialog(screen) ? level : 0);
    return level > before + 1 ? [`heading ${level} "${name}" follows on ${before}`] : [];
  });
  const titles =
    isDialog(screen) || first.length === 1 ? [] : [`${first.length} headings of level 1: ${first.map(({ name }) => name).join(', ')}`];
  return [...titles, ...skipped];
}

const isDialog = ({ children: [only] }: Heard): boolean => only?.role === 'dialog' || only?.role === 'alertdialog';

function wrongLandmarks(screen: Heard, lines: readonly Heard[]): string[] {
  if (isDialog(screen)) return [];
  const found: string[] = [];
  const mains = lines.filter(({ role }) => role === 'main').length;
  if (mains !== 1) found.push(`${mains} main parts`);
  const navigations = lines.filter(({ role }) => role === 'navigation').map(({ name }) => name);
  if (new Set(navigations).size !== navigations.length) found.push(`navigations are called the same: ${navigations.join(', ')}`);
  return found;
}

/** Two of a kind with one name, in the same named part of the screen; links that lead to the same place are one thing. */
function sameNames(lines: readonly Heard[]): string[] {
  const seen = new Map<Heard, Map<string, Heard>>();
  return lines.flatMap((line) => {
    if (!CONTROLS.has(line.role) || line.name === '') return [];
    const part = partOf(line);
    const known = seen.get(part) ?? new Map<string, Heard>();
    seen.set(part, known);
    const key = `${line.role} ${line.name}`;
    const before = known.get(key);
    known.set(key, line);
    return before && !(line.role === 'link' && before.to === line.to) ? [`${pathOf(line)} is there twice`] : [];
  });
}

function partOf({ within }: Heard): Heard {
  if (!within?.within) return within!;
  return within.name !== '' || LANDMARKS.has(within.role) ? within : partOf(within);
}

/** Where it is, by the named parts around it. */
function pathOf(line: Heard): string {
  const parts: string[] = [];
  for (let one: Heard | undefined = line; one?.within; one = one.within)
    if (one === line || one.name !== '' || LANDMARKS.has(one.role)) parts.unshift(one.name === '' ? one.role : `${one.role} "${one.name}"`);
  return parts.join(' > ');
}
