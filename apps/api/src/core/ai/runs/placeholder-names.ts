import { findPersonalData, type Originals, Restorer, withPlaceholders } from '@murmel/contracts';

/**
 * Maps placeholders of one answer to people. All text that goes to a model or to an external server passes it (spec T-41); names in text that
 * comes in meanwhile become placeholders, too.
 */
export class PlaceholderNames {
  private known: Originals = new Map();

  constructor(
    private readonly roster: readonly string[],
    /** called when a new person was named */
    private readonly onMore: (originals: Originals) => void,
  ) {}

  get originals(): Originals {
    return this.known;
  }

  /** Replaces people with placeholders in every text of the value. */
  replaced<T>(value: T): T {
    return eachText(value, (text) => {
      const found = findPersonalData(text, { names: [...this.roster, ...this.known.values()] });
      const { text: nameless, originals } = withPlaceholders(text, found, this.known);
      if (originals.size > this.known.size) this.onMore(originals);
      this.known = originals;
      return nameless;
    });
  }

  /** Replaces placeholders with people's names, for values that stay here. */
  restored<T>(value: T): T {
    return eachText(value, (text) => {
      const restorer = new Restorer(this.known);
      return restorer.push(text) + restorer.flush();
    });
  }
}

function eachText<T>(value: T, change: (text: string) => string): T {
  const changed = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(changed);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inside]) => [key, changed(inside)]));
  };
  return changed(value) as T;
}
