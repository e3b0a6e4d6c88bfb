const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/**
 * Every form in which a tool's name stands somewhere, from its key (`word_games`).
 * @param kind what is stored on its items; where nothing is said, the singular of the key
 * @throws Error for a key that is none
 */
export function namesOf(key, kind = key.replace(/s$/, '')) {
  if (!KEY.test(key)) throw new Error('A tool is named in small letters with _ between words, e.g. word_games.');
  const [first, ...rest] = key.split('_');
  const calls = first + rest.map(capital).join('');
  const name = capital(key.replaceAll('_', ' '));
  return {
    KEY: key,
    KIND: kind,
    /** spelling in code */
    CALLS: calls,
    TYPE: capital(calls),
    /** spelling in file names */
    FILE: key.replaceAll('_', '-'),
    /** on the screen, until better words are found */
    NAME_DE: name,
    NAME_EN: name,
    UNTITLED_DE: `Neu: ${name}`,
    UNTITLED_EN: `New: ${name}`,
  };
}

/** A text with `__NAME__` for each of the names. */
export function filled(template, names) {
  return template.replace(/__([A-Z]+(?:_[A-Z]+)*)__/g, (_all, name) => names[name]);
}

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}
