import type { CardKind } from '@murmel/contracts';
import type { CardScreen } from './card-screen';
import { embedScreen } from './media/embed/embed';
import { fileScreen } from './media/file/file';
import { imageScreen } from './media/image/image';
import { internalToolScreen } from './media/internal_tool/internal-tool';
import { qrLinkScreen } from './media/qr_link/qr-link';
import { textScreen } from './media/text/text';
import { videoScreen } from './media/video/video';
import { diceScreen } from './people/dice/dice';
import { groupScreen } from './people/group/group';
import { lotteryScreen } from './people/lottery/lottery';
import { clockScreen } from './time/clock/clock';
import { stoplightScreen } from './time/stoplight/stoplight';
import { stopwatchScreen } from './time/stopwatch/stopwatch';
import { timerScreen } from './time/timer/timer';
import { workModeScreen } from './time/work_mode/work-mode';

/** How each kind of card looks; a kind that is missing here does not compile. */
export const CARD_SCREENS: { readonly [K in CardKind]: CardScreen<K> } = {
  text: textScreen,
  image: imageScreen,
  clock: clockScreen,
  timer: timerScreen,
  stopwatch: stopwatchScreen,
  stoplight: stoplightScreen,
  work_mode: workModeScreen,
  dice: diceScreen,
  lottery: lotteryScreen,
  group: groupScreen,
  qr_link: qrLinkScreen,
  video: videoScreen,
  embed: embedScreen,
  file: fileScreen,
  internal_tool: internalToolScreen,
};

/** The screen of any kind, for code that knows no kind. */
export function screenOf(kind: CardKind): CardScreen<CardKind> {
  return CARD_SCREENS[kind] as unknown as CardScreen<CardKind>;
}
