/** Address of a file that belongs to a board: a download, or inside the page where it is a picture. */
export function fileUrl(file: string): string {
  return `/api/owner_files/${file}`;
}

/** The small picture of it. */
export function thumbnailUrl(file: string): string {
  return `${fileUrl(file)}/thumbnail`;
}
