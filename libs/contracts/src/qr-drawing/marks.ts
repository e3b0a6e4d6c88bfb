import type { CodeMark } from '../tools/qrcodes/names.js';

/** Drawings for the middle of a code, each in a box of 24 by 24. */
export const MARK_DRAWINGS: Readonly<Record<CodeMark, string>> = {
  leaf: '<circle cx="12" cy="12" r="12" fill="#48770c"/><path fill="#f3faee" d="M18.5 5C11 5 5.5 8.200 5.500 14c0 1.600.5 3 1.200 4.200C8.200 14 11 10.800 14.600 9.300 11.500 11.800 9.300 15 8.400 19.200c1 .5 2.100.8 3.300.8C17 20 18.900 12 18.500 5z"/>',
  wave: '<clipPath id="wave"><circle cx="12" cy="12" r="12"/></clipPath><g clip-path="url(#wave)"><rect width="24" height="24" fill="#027964"/><path fill="#febf32" d="M-1.200 12.500C4.800 5.300 10.600 19.200 16.300 13S23.500 4.300 25.900 6.700V26.400H-1.200z"/><path fill="#f46a54" d="M-1.200 17.800C5.300 12 11 23.500 17.300 17.300s6.700-7.200 8.600-4.800v13.900H-1.200z"/></g>',
  star: '<circle cx="12" cy="12" r="12" fill="#0e6baf"/><path fill="#fef0cd" d="M12 4.500l2.300 4.900 5.300.6-4 3.700 1.100 5.300L12 16.400 7.300 19l1.100-5.300-4-3.700 5.300-.6z"/>',
  book: '<circle cx="12" cy="12" r="12" fill="#8a2619"/><path fill="#fff5f3" d="M11.300 7.400C9.500 6.200 7.300 5.800 5 6v10.600c2.300-.2 4.500.2 6.300 1.400zM12.700 7.400C14.500 6.200 16.700 5.800 19 6v10.600c-2.300-.2-4.500.2-6.300 1.400z"/>',
};

/** A drawing as a file of its own. */
export function markFile(mark: CodeMark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="240" height="240">${MARK_DRAWINGS[mark]}</svg>`;
}
