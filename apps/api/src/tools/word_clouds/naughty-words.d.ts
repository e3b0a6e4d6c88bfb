declare module 'naughty-words' {
  /** insults by language */
  const lists: Record<'de' | 'en', string[]>;
  export default lists;
}
