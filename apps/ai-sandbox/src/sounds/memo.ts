const MEMOS = {
  de: (kilobytes: string) =>
    `Das ist ein Mustertext. Deine Aufnahme ist ${kilobytes} kB groß. Was darin gesprochen wird, erkennt erst ein echtes Modell.`,
  en: (kilobytes: string) =>
    `This is a sample text. Your recording has ${kilobytes} kB. It takes a real model to recognise what is said in it.`,
} as const;

/** Returns the text for a recording: no rule hears words, so it tells of the recording what can be measured. */
export function memoOf(bytes: number, language: string | undefined): string {
  const spoken = language === 'en' ? 'en' : 'de';
  return MEMOS[spoken](new Intl.NumberFormat(spoken, { maximumFractionDigits: 0 }).format(Math.max(1, bytes / 1024)));
}
