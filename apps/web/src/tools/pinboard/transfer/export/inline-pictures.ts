async function dataAddress(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`picture answered ${answer.status}`);
  const blob = await answer.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('picture could not be read'));
    reader.readAsDataURL(blob);
  });
}

/** A picture that cannot be had is left out; the board is worth more than one cover. */
async function settlePicture(picture: HTMLImageElement): Promise<void> {
  try {
    picture.src = await dataAddress(picture.src);
    await picture.decode();
  } catch {
    picture.remove();
  }
}

/** Puts the pictures of a part of the page into it, so that it needs nothing from the network any more. */
export async function inlinePictures(sheet: HTMLElement): Promise<void> {
  await Promise.all([...sheet.querySelectorAll('img')].map(settlePicture));
}
