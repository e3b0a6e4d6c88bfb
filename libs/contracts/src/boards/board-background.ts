import { z } from 'zod';
import { BOARD_COLOURS, BOARD_WALLPAPERS } from './board-look.js';

/** Background of a board: a colour of the palette, a wallpaper of the product, or a picture that was uploaded for it. */
export const boardBackground = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('colour'), colour: z.enum(BOARD_COLOURS) }),
  z.strictObject({ kind: z.literal('wallpaper'), wallpaper: z.enum(BOARD_WALLPAPERS) }),
  z.strictObject({ kind: z.literal('picture'), file: z.uuid() }),
]);
export type BoardBackground = z.infer<typeof boardBackground>;
