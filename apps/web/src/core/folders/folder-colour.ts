import { FOLDER_COLOURS, type FolderColour } from '@murmel/contracts';

/** Returns the chosen colour; a folder without one always has the same. */
export function folderColour({ id, colour }: { id: string; colour: FolderColour | null }): FolderColour {
  if (colour !== null) return colour;
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return FOLDER_COLOURS[sum % FOLDER_COLOURS.length]!;
}
