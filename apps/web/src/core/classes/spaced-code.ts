/** A code as people read it: "482 917", with a space that no line breaks at. */
export function spacedCode(code: string): string {
  return code.replace(/^(\d{3})(\d{3})$/u, '$1\u00a0$2');
}
