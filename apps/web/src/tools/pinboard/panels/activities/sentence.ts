import type { PinboardActivityEntry } from '@murmel/contracts';
import type { Texts } from '../../texts';

/** Stands in a sentence where the name of the card or list goes: a sign that no text contains. */
const NAME = '\uE000';
/** Kinds that may concern a card or a list; the others are clear by themselves. */
const BOTH: readonly string[] = ['name', 'colour', 'permission'];

/** What the detail turns round. */
const OPPOSITES: Readonly<Record<string, string>> = { 'hide_card ': 'show_card', 'release_card waiting': 'withhold_card' };

/** The words before and after the name; `after` is undefined for what has no name. */
export interface Sentence {
  before: string;
  name: string | undefined;
  after: string;
}

/** What things are called that an entry names by their keys. */
interface Names {
  /** a person, by their id on the board */
  person(id: string): string;
  colour(key: string): string;
}

/** One entry of the log as a sentence. */
export function sentenceOf(activity: PinboardActivityEntry, who: string, t: Texts, names: Names): Sentence {
  const { kind, card, detail } = activity;
  const of = BOTH.includes(kind) && card === null ? `list_${kind}` : (OPPOSITES[`${kind} ${detail}`] ?? kind);
  const whole = t(`activities.sentence.${of}`, { who, name: NAME, detail: detailOf(activity, t, names) });
  const [before = '', after] = whole.split(NAME);
  if (after === undefined) return { before, name: undefined, after: '' };
  return { before, name: activity.name.trim() || t('untitledCard'), after };
}

function detailOf({ kind, detail }: PinboardActivityEntry, t: Texts, names: Names): string {
  switch (kind) {
    case 'colour':
      return names.colour(detail || 'none');
    case 'permission':
      return t(`permissions.${detail || 'inherit'}`);
    case 'stop_person':
      return names.person(detail);
    case 'settings':
      return detail
        .split(' ')
        .filter(Boolean)
        .map((name) => t(`activities.setting.${name}`))
        .join(', ');
    default:
      return detail || t('untitledCard');
  }
}
