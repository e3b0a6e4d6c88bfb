import type { PinboardActivityEntry } from '@murmel/contracts';
import type { Texts } from '../../texts';

/** Placeholder for the name of the card or list in a sentence: a character that no text contains. */
const NAME = '\uE000';
/** Kinds that may concern a card or a list; the others are clear by themselves. */
const BOTH: readonly string[] = ['name', 'colour', 'permission'];

/** Opposite of an action, chosen by the detail. */
const OPPOSITES: Readonly<Record<string, string>> = { 'hide_card ': 'show_card', 'release_card waiting': 'withhold_card' };

/** The words before and after the name; `after` is undefined for what has no name. */
export interface Sentence {
  before: string;
  name: string | undefined;
  after: string;
}

/** Names of the objects that an entry refers to by their keys. */
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
