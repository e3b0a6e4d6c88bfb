/**
 * A password that is tried before this many powers of ten is no password: zxcvbn calls 8 to 10 "safely unguessable" for a slow hash,
 * and "Sommer2026!" stands at 8.1.
 */
const GUESSES_LOG10 = 9;
/** Number of characters of a password that are rated: these alone are hard enough to guess, or repeated; longer ones would cost seconds. */
const LOOKED_AT = 24;
/** Ways of reading digits as letters that are tried; the library's 512 cost ten times as much for the same answers. */
const L33T_READINGS = 16;

let loading: ReturnType<typeof load> | undefined;

/** The dictionaries (words, names, keyboards; German and English) take 29 MB permanently: they are loaded only when a password is set. */
async function load() {
  const [{ zxcvbn, zxcvbnOptions }, common, german, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-en'),
  ]);
  zxcvbnOptions.setOptions({
    dictionary: { ...common.dictionary, ...german.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: L33T_READINGS,
  });
  return zxcvbn;
}

/**
 * True if the password can be guessed soon from common words, names and keyboard patterns.
 * @param about what is known of its owner: name, mail address
 */
export async function isWeak(password: string, about: readonly string[] = []): Promise<boolean> {
  loading ??= load();
  const zxcvbn = await loading;
  const known = about
    .map((fact) => fact.toLowerCase())
    .flatMap((fact) => [fact.slice(0, LOOKED_AT), ...fact.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  return zxcvbn([...password].slice(0, LOOKED_AT).join(''), known).guessesLog10 < GUESSES_LOG10;
}
