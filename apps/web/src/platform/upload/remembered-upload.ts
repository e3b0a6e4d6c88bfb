/** Upload address of a file, to resume when the same file is chosen again after a reload. Lives as long as the tab. */
export interface RememberedUpload {
  address(): string | undefined;
  keep(address: string): void;
  forget(): void;
}

/** @param itemId two files of the same name, size and date are the same in one item */
export function rememberedUpload(itemId: string, { name, size, lastModified }: File): RememberedUpload {
  const key = `upload ${itemId} ${size} ${lastModified} ${name}`;
  return {
    address: () => sessionStorage.getItem(key) ?? undefined,
    keep: (address) => sessionStorage.setItem(key, address),
    forget: () => sessionStorage.removeItem(key),
  };
}
